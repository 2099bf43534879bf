/** Pure: the references of an order in a bank file, and in the bank's reports on it (rule 209). */

/** A UUID without hyphens, because banks accept at most 35 characters. */
export const compact = (id: string): string => id.replaceAll('-', '');

const UUID_PARTS = /^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})(.*)$/i;

/** The UUID at the start of a reference, and what follows it; null for a reference of somebody else. */
function split(reference: string): { id: string; rest: string } | null {
  const parts = UUID_PARTS.exec(reference);
  if (!parts) return null;
  return { id: parts.slice(1, 6).join('-').toLowerCase(), rest: parts[6]! };
}

/** The reference of a payment that is ordered for the `ordered`th time: its id, from the second time on with the number. */
export const endToEndId = (paymentId: string, ordered: number): string =>
  ordered < 2 ? compact(paymentId) : `${compact(paymentId)}-${ordered}`;

/** The payment and the number of its order; null for a reference of somebody else. */
export function paymentOfReference(reference: string): { id: string; ordered: number } | null {
  const read = split(reference);
  const number = /^(?:-(\d{1,2}))?$/.exec(read?.rest ?? '?');
  return read && number && { id: read.id, ordered: Number(number[1] ?? 1) };
}

/** The batch of a run with its salaries, which the bank books as one sum, or with its other payments. */
export const batchId = (runId: string, salaries: boolean): string =>
  `${compact(runId)}${salaries ? 'S' : ''}`;

/** The run of a batch; null for a reference of somebody else. */
export function batchOfReference(reference: string): { run_id: string; salaries: boolean } | null {
  const read = split(reference);
  return read && /^S?$/i.test(read.rest) ? { run_id: read.id, salaries: read.rest !== '' } : null;
}
