/** SQL of a file's path in an archive: its id, and its extension if that is plain letters and digits. */
export const fileEntryName = (alias: string): string => `
  ('files/' || ${alias}.id || coalesce('.' || lower(substring(${alias}.filename FROM '\\.([A-Za-z0-9]{1,8})$')), ''))`;
