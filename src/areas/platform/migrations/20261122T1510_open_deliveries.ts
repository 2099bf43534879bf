/**
 * Drops an index of open deliveries of all workspaces, which made every delivery slower: only the sweep used
 * it, and each workspace has its own index.
 */
export const sql = `DROP INDEX deliveries_open;`;
