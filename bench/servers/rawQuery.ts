import { createServer } from 'node:http';
import pg from 'pg';
import { announce, answerJson, setting } from './child.ts';

/** The lower limit of a read: the call's queries, prepared, on plain pg, with their rows as JSON. */
const pool = new pg.Pool({ connectionString: setting('BENCH_DATABASE'), max: 10 });
// Postgres may stop before this process has exited
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

/** Restores a Buffer from its JSON form. */
function unwrapped(_name: string, value: unknown): unknown {
  const kind = (value as { type?: unknown } | null)?.type;
  return kind === 'Buffer' ? Buffer.from((value as { data: number[] }).data) : value;
}
