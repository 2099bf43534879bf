import type { Mood } from '../../parts/pill/Pill.tsx';

/** How the statuses of a delivery look. */
export const MOODS: Readonly<Record<string, Mood>> = {
  delivered: 'good',
  failed: 'bad',
  retrying: 'wait',
  held: 'wait',
};

/** Whether a delivery may change by itself. */
export const isUnderWay = ({ status }: { status: string }): boolean =>
  status === 'pending' || status === 'retrying';
