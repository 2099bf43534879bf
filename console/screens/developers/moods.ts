import type { Mood } from '../../parts/pill/Pill.tsx';

/** How the statuses of a delivery look. */
export const MOODS: Readonly<Record<string, Mood>> = {
  delivered: 'good',
  failed: 'bad',
  retrying: 'wait',
  held: 'wait',
};
