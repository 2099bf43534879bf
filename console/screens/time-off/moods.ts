import type { Mood } from '../../parts/pill/Pill.tsx';

const MOODS: Readonly<Record<string, Mood>> = { approved: 'good', requested: 'wait', denied: 'bad' };

/** The colour that repeats the state of a request. */
export const moodOf = (status: string): Mood => MOODS[status] ?? 'plain';
