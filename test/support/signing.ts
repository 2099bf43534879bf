import pg from 'pg';
import { auditKeyOf } from '../../src/events/auditKey.ts';
import { TEST_SECRET } from './service.ts';

/** Signs the audit lines of a workspace that a test has written or changed by SQL. */
export async function signLines({ ownerUrl }: { ownerUrl: string }, workspaceId: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl, options: '-c timezone=UTC' });
  await client.connect();
  try {
    await client.query(
      `SELECT set_config('app.audit_key', $1, false), set_config('app.workspace', $2, false)`,
      [auditKeyOf(TEST_SECRET), workspaceId],
    );
    await client.query(
      'UPDATE audit_log a SET signature = audit_signature(to_jsonb(a)) WHERE workspace_id = $1',
      [workspaceId],
    );
  } finally {
    await client.end();
  }
}
