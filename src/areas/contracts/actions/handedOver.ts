import type { Queries } from '../../../db/handle.ts';
import { grouped } from '../../../lib/grouped.ts';
import type { HandoverMonth, PayrollPart } from '../../../paying/handover.ts';
import { contractOfMonth, newsOfMonth } from '../rules/handedOver.ts';
import { contractsHandedOver } from '../store/handedOver.ts';

export async function contractsOfMonth(
  db: Queries,
  ids: readonly string[],
  { first, last }: HandoverMonth,
): Promise<Map<string, PayrollPart>> {
  const rows = await db.rows(contractsHandedOver, { employee_ids: ids, last });
  return new Map(
    [...grouped(rows, ({ employee_id }) => employee_id)].map(([id, own]) => {
      const { joined_on, last_day } = own[0]!;
      const contracts = own.map(({ employee_id, joined_on, last_day, ...contract }) => contract);
      const contract = contractOfMonth(contracts, first, last);
      const changes = newsOfMonth(contracts, { start_date: joined_on, last_day }, first, last);
      return [id, { ...(contract && { contract }), changes }];
    }),
  );
}
