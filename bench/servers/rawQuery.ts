import { createServer } from 'node:http';
import pg from 'pg';
import { announce, answerJson, setting } from './child.ts';

/** The limit of a read: the same query as the call, prepared, on plain pg, and its rows as JSON. */
const pool = new pg.Pool({ connectionString: setting('BENCH_DATABASE'), max: 10 });
// Postgres may be stopped before this process has ended
pool.on('error', () => undefined);
const { text, values } = JSON.parse(setting('BENCH_QUERY')) as { text: string; values: unknown[] };
await announce(
  createServer((_request, response) => {
    pool
      .query({ name: 'query', text, values })
      .then(({ rows }) => answerJson(response, JSON.stringify({ status: 200, message: 'OK', data: rows })))
      .catch((error: Error) => response.writeHead(500).end(error.message));
  }),
);
