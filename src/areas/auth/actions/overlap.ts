import { conflict } from '../../../problem.ts';
import type { Period } from '../rules/employment.ts';

/** 409 `employment_overlap` with the employment that has some of the days. */
export const employmentOverlap = ({ start_date, last_day }: Period) =>
  conflict('employment_overlap', 'Another employment of the person has some of these days.', {
    start_date,
    last_day,
  });
