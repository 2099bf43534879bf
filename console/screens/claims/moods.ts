import type { Mood } from '../../parts/pill/Pill.tsx';

const MOODS: Readonly<Record<string, Mood>> = {
  submitted: 'wait',
  approved: 'wait',
  paid: 'good',
  denied: 'bad',
};

/** The colour of a claim for those who decide and pay it: what they still have to do waits. */
export const moodOf = (status: string): Mood => MOODS[status] ?? 'plain';
