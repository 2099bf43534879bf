/**
 * SQL for the local date of an instant. The zone is a name or an offset such as `+09:00`, whose sign is
 * swapped because Postgres reads it as POSIX does: positive west of Greenwich.
 */
export const dateIn = (instant: string, zone: string): string =>
  `(${instant} AT TIME ZONE CASE WHEN left(${zone}, 1) IN ('+', '-') THEN translate(${zone}, '+-', '-+') ELSE ${zone} END)::date`;
