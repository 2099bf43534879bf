/** Who has seen the secret of a key, and when the last request of a limit's part was. */
export const sql = `
  -- each person once, the latest last; together with created_by everybody who has seen a secret of the key
  ALTER TABLE api_keys ADD COLUMN rotated_by uuid[] NOT NULL DEFAULT '{}', ADD COLUMN rotated_at timestamptz;
  -- fill it from the audit log; row-level security also binds the owner of the tables
  ALTER TABLE api_keys NO FORCE ROW LEVEL SECURITY;
  ALTER TABLE audit_log NO FORCE ROW LEVEL SECURITY;
  UPDATE api_keys k SET rotated_by = r.people, rotated_at = r.at
    FROM (SELECT workspace_id, resource_id, array_agg(actor_id ORDER BY at) AS people, max(at) AS at
            FROM (SELECT workspace_id, resource_id, actor_id, max(created_at) AS at FROM audit_log
                   WHERE action = 'rotated secret of' AND resource_type = 'api_key'
                   GROUP BY workspace_id, resource_id, actor_id) AS each_person
           GROUP BY workspace_id, resource_id) AS r
   WHERE k.workspace_id = r.workspace_id AND k.id = r.resource_id;
  ALTER TABLE audit_log FORCE ROW LEVEL SECURITY;
  ALTER TABLE api_keys FORCE ROW LEVEL SECURITY;

  -- milliseconds since the part began; the previous version does not write it, which means the end of the part
  ALTER TABLE limit_counts ADD COLUMN last_ms int NOT NULL DEFAULT 2147483647;
`;
