import type { Mood } from '../../parts/pill/Pill.tsx';

const MOODS: Readonly<Record<string, Mood>> = { active: 'good', pending: 'wait', declined: 'bad' };

export const moodOf = (status: string): Mood => MOODS[status] ?? 'plain';
