import type { Answer, Call } from '../../../contract.ts';
import { firstIdOf } from '../../../db/firstId.ts';
import { countsByHour } from '../store/allDeliveries.ts';

const HOUR = 3_600_000;

export default async function countDeliveries({
  query: { hours, webhook_id },
  db,
  now,
}: Call<'countDeliveries'>): Promise<Answer<'countDeliveries'>> {
  const last = Math.floor(now / HOUR) * HOUR;
  const first = last - (hours - 1) * HOUR;
  const data = await db.rows(countsByHour, {
    first: new Date(first).toISOString(),
    last: new Date(last).toISOString(),
    first_id: firstIdOf(first),
    webhook_id: webhook_id ?? null,
  });
  return { status: 200, data };
}
