/**
 * `lower(column) = …` for an address as somebody typed it: under the collation "C", as the unique index of users has it. In a
 * database of another locale `lower` would take letters such as İ for i.
 */
export const isAddress = (column: string, parameter: string): string =>
  `lower(${column}) = lower(${parameter} COLLATE "C")`;
