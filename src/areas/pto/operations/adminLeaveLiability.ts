import type { Answer, Call } from '../../../contract.ts';
import { localDate } from '../../../civil/zones.ts';
import { attachmentHeaders } from '../../../files/attachment.ts';
import { liabilities, type Liability } from '../actions/liability.ts';
import { LIABILITY_HEADER, liabilityLine, presentLiability, totalsOf } from '../present/liability.ts';

/** The worth of the leave not yet taken (rule 87): sorted by name as JSON, streamed as CSV. */
export default async function adminLeaveLiability(
  call: Call<'adminLeaveLiability'>,
): Promise<Answer<'adminLeaveLiability'>> {
  const { query, workspace, now } = call;
  const as_of = query.as_of ?? localDate(now, workspace.timezone);
  async function* lines() {
    yield LIABILITY_HEADER;
    for await (const row of liabilities(call, query)) yield liabilityLine(row);
  }
  if (query.format === 'csv')
    return {
      status: 200,
      content: { type: 'text/csv', bytes: lines() },
      headers: attachmentHeaders(`leave-liability-${as_of}.csv`),
    };
  const rows: Liability[] = [];
  for await (const row of liabilities(call, query)) rows.push(row);
  rows.sort(
    (a, b) => a.person.name.localeCompare(b.person.name, 'en') || (a.person.id < b.person.id ? -1 : 1),
  );
  return { status: 200, data: { as_of, rows: rows.map(presentLiability), totals: totalsOf(rows) } };
}
