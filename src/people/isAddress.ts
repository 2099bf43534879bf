/**
 * SQL that compares an address ignoring case, under the collation "C" like the unique index on users: in
 * other locales `lower` would treat letters such as İ as i.
 */
export const isAddress = (column: string, parameter: string): string =>
  `lower(${column}) = lower(${parameter} COLLATE "C")`;
