/** Who has seen the secret of a key, and when the last request of a part of a limit's window came. */
export const sql = `
  -- each person once, whoever rotated it last at the end; with created_by all who have seen a secret of the key
  ALTER TABLE api_keys ADD COLUMN rotated_by uuid[] NOT NULL DEFAULT '{}', ADD COLUMN rotated_at timestamptz;
  -- the trail knows who has rotated what there is; the walls bind the owner of the tables, too
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

  -- in milliseconds since the part began; a process of the version before does not say: then it was at the part's end
  ALTER TABLE limit_counts ADD COLUMN last_ms int NOT NULL DEFAULT 2147483647;
`;
