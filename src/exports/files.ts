/** SQL of a file's path in an archive: its id, with the ending of its name where that is plain. */
export const fileEntryName = (alias: string): string => `
  ('files/' || ${alias}.id || coalesce('.' || lower(substring(${alias}.filename FROM '\\.([A-Za-z0-9]{1,8})$')), ''))`;
