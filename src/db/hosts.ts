import pg from 'pg';

/**
 * Assigns host names to workspaces: `assignments` are `host=slug`, as in WORKSPACE_HOSTS. A host of another
 * workspace moves; hosts that are not named stay as they are. All or nothing; needs the owner's role. Throws
 * if a slug belongs to no workspace, and names it.
 */
export async function assignHosts(ownerUrl: string, assignments: readonly string[]): Promise<void> {
  if (assignments.length === 0) return;
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('BEGIN');
    const idOf = await slugs(client);
    const pairs = assignments.map((text) => text.toLowerCase().split('=') as [host: string, slug: string]);
    const unknown = pairs.map(([, slug]) => slug).filter((slug) => !idOf.has(slug));
    if (unknown.length > 0) throw new Error(`WORKSPACE_HOSTS names no workspace: ${unknown.join(', ')}.`);
    for (const [host, slug] of pairs) {
      await client.query(
        `INSERT INTO workspace_hosts (host, workspace_id) VALUES ($1, $2)
           ON CONFLICT (host) DO UPDATE SET workspace_id = excluded.workspace_id`,
        [host, idOf.get(slug)],
      );
    }
    await client.query('COMMIT');
  } finally {
    // closing the connection rolls back an open transaction
    await client.end();
  }
}

/**
 * Workspace ids by slug. Row-level security binds the owner too, so each slug is read as its workspace. Every
 * workspace has at least one host.
 */
async function slugs(client: pg.Client): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const { rows } = await client.query<{ id: string }>(
    'SELECT DISTINCT workspace_id AS id FROM workspace_hosts',
  );
  for (const { id } of rows) {
    await client.query(`SELECT set_config('app.workspace', $1, true)`, [id]);
    const own = await client.query<{ slug: string }>('SELECT slug FROM workspaces WHERE id = $1', [id]);
    found.set(own.rows[0]!.slug.toLowerCase(), id);
  }
  return found;
}
