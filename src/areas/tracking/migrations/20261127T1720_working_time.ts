/** The working-time rules of a workplace; null: those of the workspace (rule 81). */
export const sql = `
  ALTER TABLE list_items ADD COLUMN working_time_rules text;
`;
