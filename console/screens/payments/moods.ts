import type { Mood } from '../../parts/pill/Pill.tsx';

const MOODS: Readonly<Record<string, Mood>> = {
  waiting: 'wait',
  processing: 'wait',
  completed: 'good',
  rejected: 'bad',
};

/** The colour that repeats the state of a run. */
export const moodOf = (status: string): Mood => MOODS[status] ?? 'plain';
