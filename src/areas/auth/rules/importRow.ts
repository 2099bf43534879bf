/** A row of an import as the input of a new person: pure. */

/** Members that a new person may have; null and blank ones count as left out, and blanks around a value are dropped. */
export function personOfRow(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const person: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(row)) {
    const text = typeof value === 'string' ? value.trim() : value;
    if (text === null || text === '') continue;
    person[name] = typeof text === 'string' ? valueOf(name, text) : text;
  }
  return person;
}

/** Whether a row asks for a manager or an admin, by the same reading. */
export const isOfPower = ({ role }: { role?: string | null }): boolean =>
  ['manager', 'admin'].includes(String(personOfRow({ role })['role']));

/** Files write ids in capitals and flags as words; everything else is judged as it stands. */
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
