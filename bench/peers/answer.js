/**
 * What every peer does once a request is routed and valid: runs the query of the balance call, prepared, and
 * answers in an envelope.
 */
import pg from 'pg';
import { setting } from '../../dist/bench/bench/servers/child.js';

export { announce } from '../../dist/bench/bench/servers/child.js';

const pool = new pg.Pool({ connectionString: setting('BENCH_DATABASE'), max: 10 });
const { text, values } = JSON.parse(setting('BENCH_QUERY'));

export async function balance() {
  const { rows } = await pool.query({ name: 'balance', text, values });
  return { status: 200, message: 'OK', data: rows };
}

/**
 * The answer of a route: the balance, or an almost empty object. The other routes are never called; they only
 * give the router more to do.
 */
export const answerOf = ({ id }) => (id === 'balance' ? balance : async () => ({ status: 200, data: null }));
