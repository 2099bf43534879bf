import type { Mood } from '../../parts/pill/Pill.tsx';

const MOODS: Readonly<Record<string, Mood>> = { new: 'wait', open: 'wait', pending: 'wait', solved: 'good' };

export const moodOf = (status: string): Mood => MOODS[status] ?? 'plain';
