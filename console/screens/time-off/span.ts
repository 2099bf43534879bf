import type { Given } from '../../api/call.ts';
import { textOf } from '../../parts/form/values.ts';

export type Asked = NonNullable<Given<'previewPtoRequest'>['body']>;

/** Parts of days that a form offers. */
export type Part = 'whole' | 'starts_noon' | 'ends_noon' | 'morning' | 'afternoon';

const HALVES: Readonly<Record<Part, Pick<Asked, 'start_half' | 'end_half'>>> = {
  whole: {},
  starts_noon: { start_half: 'pm' },
  ends_noon: { end_half: 'am' },
  morning: { start_half: 'am' },
  afternoon: { start_half: 'pm' },
};

/** The request that a form says; null until type and days are chosen. */
export function askedIn(values: FormData): Asked | null {
  const [policy_id, start_date, end_date, note, hours] = [
    'policy_id',
    'start_date',
    'end_date',
    'note',
    'hours',
  ].map((name) => textOf(values, name).trim()) as [string, string, string, string, string];
  if (policy_id === '' || start_date === '' || end_date === '') return null;
  return {
    policy_id,
    start_date,
    end_date,
    ...(HALVES[textOf(values, 'part') as Part] ?? {}),
    ...(hours !== '' && { hours: Number(hours) }),
    ...(note !== '' && { note }),
  };
}
