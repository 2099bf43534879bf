/** Validates a draft and calculates its amounts. */
import { ask, type Queries } from '../../../db/handle.ts';
import { textOrNull } from '../../../lib/texts.ts';
import { invalid } from '../../../problem.ts';
import { priced, type GivenLine, type Priced } from '../rules/amounts.ts';
import { dropLines, dropTaxes, writeLines, writeTaxes, type DraftValues } from '../store/invoices.ts';

/** A draft as sent, or as merged with a patch. */
export interface Draft {
  currency: string;
  lines: readonly GivenLine[];
  due_days: number;
  period_start: string | null;
  period_end: string | null;
  reverse_charge: boolean;
  exemption_reason: string | null;
  note: string | null;
}

/** Values and amounts to store. Throws 422 if lines, currency or period are wrong. */
export function valuesOf(draft: Draft): { values: DraftValues; amounts: Priced } {
  const { currency, reverse_charge, period_start, period_end, due_days } = draft;
  const exemption_reason = textOrNull(draft.exemption_reason);
  if ((period_start === null) !== (period_end === null))
    throw invalid({
      [period_start === null ? 'period_start' : 'period_end']: ['A period has a first and a last day.'],
    });
  if (period_start !== null && period_end! < period_start)
    throw invalid({ period_end: ['Not before the first day.'] });
  if (reverse_charge && exemption_reason !== null)
    throw invalid({ exemption_reason: ['Must be omitted with reverse_charge.'] });
  const amounts = priced(draft.lines, currency, reverse_charge);
  if ('errors' in amounts) throw invalid(amounts.errors);
  const { net, tax, total } = amounts;
  return {
    amounts,
    values: {
      currency,
      net,
      tax,
      total,
      reverse_charge,
      exemption_reason,
      period_start,
      period_end,
      due_days,
      note: textOrNull(draft.note),
    },
  };
}

/** Replaces the lines and taxes of a draft. */
export async function putLines(db: Queries, invoice_id: string, { lines, taxes }: Priced): Promise<void> {
  await db.together(
    ask(dropLines, { invoice_id }),
    ask(dropTaxes, { invoice_id }),
    ask(writeLines, { invoice_id, lines: JSON.stringify(lines) }),
    ask(writeTaxes, { invoice_id, taxes: JSON.stringify(taxes) }),
  );
}
