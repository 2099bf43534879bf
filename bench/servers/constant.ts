import { createServer } from 'node:http';
import { announce, answerJson, setting } from './child.ts';

const body = setting('BENCH_BODY');
await announce(createServer((_request, response) => answerJson(response, body)));
