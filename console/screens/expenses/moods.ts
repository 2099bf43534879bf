import type { Mood } from '../../parts/pill/Pill.tsx';

const MOODS: Readonly<Record<string, Mood>> = {
  submitted: 'wait',
  approved: 'good',
  paid: 'good',
  denied: 'bad',
};

/** The colour that repeats the state of a claim. */
export const moodOf = (status: string): Mood => MOODS[status] ?? 'plain';
