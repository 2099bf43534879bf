import { createServer } from 'node:http';
import pg from 'pg';
import { writeRaw, type RawEntry } from '../rawEntry.ts';
import { announce, answerJson, setting } from './child.ts';

const pool = new pg.Pool({ connectionString: setting('BENCH_DATABASE'), max: 10 });
// Postgres may stop before this process has exited
pool.on('error', () => undefined);
const workspace = setting('BENCH_WORKSPACE');

await announce(
  createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      writeRaw(pool, workspace, JSON.parse(Buffer.concat(chunks).toString()) as RawEntry)
        .then((row) => answerJson(response, JSON.stringify({ status: 201, message: 'Created', data: row })))
        .catch((error: Error) => response.writeHead(500).end(error.message));
    });
  }),
);
