/**
 * SQL of the date of an instant in a zone, as rows have it: a name, or an offset such as `+09:00`. Postgres reads the sign of an offset as
 * POSIX does, west of Greenwich being positive.
 */
export const dateIn = (instant: string, zone: string): string =>
  `(${instant} AT TIME ZONE CASE WHEN left(${zone}, 1) IN ('+', '-') THEN translate(${zone}, '+-', '-+') ELSE ${zone} END)::date`;
