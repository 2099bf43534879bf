import { createServer } from 'node:http';
import pg from 'pg';
import { announce, answerJson, setting } from './child.ts';

/** The limit of a read: the same queries as the call, prepared, on plain pg, and their rows as JSON. */
const pool = new pg.Pool({ connectionString: setting('BENCH_DATABASE'), max: 10 });
// Postgres may be stopped before this process has ended
pool.on('error', () => undefined);
type Query = { text: string; values: unknown[] };
const queries = [JSON.parse(setting('BENCH_QUERY'), unwrapped) as Query | Query[]].flat();
await announce(
  createServer((_request, response) => {
    Promise.all(
      queries.map(({ text, values }, index) => pool.query({ name: `query ${index}`, text, values })),
    )
      .then((answers) => {
        const data = answers.flatMap(({ rows }) => rows as object[]);
        answerJson(response, JSON.stringify({ status: 200, message: 'OK', data }));
      })
      .catch((error: Error) => response.writeHead(500).end(error.message));
  }),
);

/** What JSON made of a Buffer. */
function unwrapped(_name: string, value: unknown): unknown {
  const kind = (value as { type?: unknown } | null)?.type;
  return kind === 'Buffer' ? Buffer.from((value as { data: number[] }).data) : value;
}
