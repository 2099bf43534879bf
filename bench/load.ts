/** One window of load in a process of its own. Takes its arguments as JSON and prints the result. */
import autocannon from 'autocannon';

export interface LoadOrder {
  url: string;
  seconds: number;
  connections: number;
  /** Requests a second; null for as many as possible. */
  rate: number | null;
  token: string | null;
  /** Number of the first time span to write; null to send GET. */
  firstSpan: number | null;
  /** Ids of the people for whom time is written, in turn. */
  staff: string[];
}

export interface LoadResult {
  requests: number;
  failed: number;
  /** Number of answers by status. */
  statuses: Record<string, { count: number }>;
  p50: number;
  p99: number;
  /** Time spans that were used. */
  spans: number;
}

const MINUTE = 60_000;
const EPOCH = Date.UTC(2001, 0, 1);

const order = JSON.parse(process.argv[2]!) as LoadOrder;
let span = order.firstSpan ?? 0;
const body = () => {
  const start = EPOCH + span * MINUTE;
  span += 1;
  return JSON.stringify({
    employee_id: order.staff[span % order.staff.length],
    started_at: new Date(start).toISOString(),
    ended_at: new Date(start + MINUTE).toISOString(),
  });
};
const headers = order.token === null ? {} : { authorization: `Bearer ${order.token}` };
const result = await autocannon({
  url: order.url,
  connections: order.connections,
  duration: order.seconds,
  ...(order.rate === null ? {} : { overallRate: order.rate }),
  headers: { ...headers, 'content-type': 'application/json' },
  ...(order.firstSpan === null
    ? {}
    : { requests: [{ method: 'POST', setupRequest: (request: object) => ({ ...request, body: body() }) }] }),
} as never);
process.send!({
  requests: result['2xx'],
  failed: result.non2xx + result.errors,
  statuses: result.statusCodeStats as LoadResult['statuses'],
  p50: result.latency.p50,
  p99: result.latency.p99,
  spans: span - (order.firstSpan ?? 0),
} satisfies LoadResult);
process.disconnect();
