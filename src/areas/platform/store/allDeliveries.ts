import { ask } from '../../../db/handle.ts';
import { attached, defineList } from '../../../db/list.ts';
import { statement } from '../../../db/statement.ts';
import { uuidArray, type UuidArray } from '../../../db/uuidArray.ts';
import { DELIVERY_COLUMNS, KEPT, type DeliveryRow } from './deliveries.ts';

export interface DeliveryOfAny extends DeliveryRow {
  webhook_id: string;
  url: string;
  /** Milliseconds of the last attempt. */
  duration_ms: number | null;
}

type Cut = Omit<DeliveryOfAny, 'duration_ms'>;

/** How long the last attempt of each delivery took. */
const lastDurations = statement<{ delivery_id: string; ms: number | null }, { ids: UuidArray }>(`
  SELECT DISTINCT ON (delivery_id) delivery_id, (timings->>'total_ms')::float8 AS ms
    FROM delivery_attempts WHERE workspace_id = $1 AND delivery_id = ANY ($ids::uuid[])
   ORDER BY delivery_id, number DESC`);

const durations = attached(
  (page: Cut[]) => [ask(lastDurations, { ids: uuidArray(page.map(({ id }) => id)) })],
  (page, [found]): DeliveryOfAny[] => {
    const took = new Map(found.map(({ delivery_id, ms }) => [delivery_id, ms]));
    return page.map((row) => ({ ...row, duration_ms: took.get(row.id) ?? null }));
  },
);

export const deliveriesOfAll = defineList<
  DeliveryOfAny,
  {
    webhook_id: string;
    status: readonly string[];
    event: readonly string[];
    response_code: number;
    from: string;
    before: string;
  },
  Cut
>({
  name: 'deliveries_of_all',
  columns: `${DELIVERY_COLUMNS}, d.webhook_id, w.url`,
  attached: durations,
  from: 'deliveries d JOIN webhooks w ON w.workspace_id = d.workspace_id AND w.id = d.webhook_id',
  where: `d.workspace_id = $1 AND ${KEPT}`,
  id: 'd.id',
  // ids begin with the time and have an index; one more by time would cost every change of a delivery
  orders: { created_at: { sql: 'd.id', type: 'uuid' } },
  filters: {
    webhook_id: 'd.webhook_id = $webhook_id::uuid',
    status: 'd.status = ANY ($status::text[])',
    event: 'd.kind = ANY ($event::text[])',
    response_code: 'd.response_code = $response_code::int',
    from: 'd.created_at >= $from::timestamptz',
    before: 'd.created_at < $before::timestamptz',
  },
});

interface HourRow {
  starts_at: string;
  delivered: number;
  failed: number;
  open: number;
}

/** Every hour from `first` to `last`; `first_id` is the smallest id of its time. */
export const countsByHour = statement<
  HourRow,
  { first: string; last: string; first_id: string; webhook_id: string | null }
>(`
  WITH counted AS (
    SELECT date_trunc('hour', d.created_at) AS starts_at,
           count(*) FILTER (WHERE d.status = 'delivered')::int AS delivered,
           count(*) FILTER (WHERE d.status = 'failed')::int AS failed,
           count(*) FILTER (WHERE d.status NOT IN ('delivered', 'failed'))::int AS open
      FROM deliveries d
     WHERE d.workspace_id = $1 AND d.id >= $first_id::uuid AND d.created_at >= $first::timestamptz
       AND ($webhook_id::uuid IS NULL OR d.webhook_id = $webhook_id::uuid)
     GROUP BY 1)
  SELECT starts_at, COALESCE(delivered, 0) AS delivered, COALESCE(failed, 0) AS failed, COALESCE(open, 0) AS open
    FROM generate_series($first::timestamptz, $last::timestamptz, interval '1 hour') AS hours(starts_at)
    LEFT JOIN counted USING (starts_at) ORDER BY starts_at`);
