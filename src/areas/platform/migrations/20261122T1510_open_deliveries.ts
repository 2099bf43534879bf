/** An index of open deliveries of all workspaces, which every delivery paid for: only the sweep read it, and each workspace has one of its own. */
export const sql = `DROP INDEX deliveries_open;`;
