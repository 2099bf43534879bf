/** Pure: converts an import row to the input of a new person. */

/** Trims values and drops members that are null or blank, so that they count as omitted. */
export function personOfRow(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const person: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(row)) {
    const text = typeof value === 'string' ? value.trim() : value;
    if (text === null || text === '') continue;
    person[name] = typeof text === 'string' ? valueOf(name, text) : text;
  }
  return person;
}

/** Whether a row would add a manager or an admin, after the same conversion. */
export const isOfPower = ({ role }: { role?: string | null }): boolean =>
  ['manager', 'admin'].includes(String(personOfRow({ role })['role']));

/** Accepts ids and roles in capitals and flags as words; validation judges everything else as it was sent. */
function valueOf(name: string, text: string): unknown {
  if (name.endsWith('_id')) return text.toLowerCase();
  if (name === 'role') return text.toLowerCase();
  if (name === 'send_invite') return FLAGS[text.toLowerCase()] ?? text;
  return text;
}

const FLAGS: Readonly<Record<string, boolean | undefined>> = Object.assign(Object.create(null), {
  true: true,
  false: false,
  yes: true,
  no: false,
  '1': true,
  '0': false,
});
