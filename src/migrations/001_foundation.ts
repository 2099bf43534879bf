import { ref, tenantTable, walls } from '../db/tenant.ts';

const HALF = `CHECK (VALUE IN ('am', 'pm'))`;

/** Workspaces, people, credentials and what they leave behind. */
export const sql = `
  CREATE EXTENSION IF NOT EXISTS citext;
  CREATE EXTENSION IF NOT EXISTS btree_gist;
  CREATE DOMAIN half_day AS text ${HALF};

  CREATE FUNCTION touch_row() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.version := OLD.version + 1;
    NEW.updated_at := clock_timestamp();
    RETURN NEW;
  END $$;

  CREATE TABLE workspaces (
    id uuid PRIMARY KEY DEFAULT uuidv7(),
    slug citext NOT NULL UNIQUE,
    name text NOT NULL,
    plan text NOT NULL CHECK (plan IN ('starter', 'pilot', 'managed', 'self_hosted', 'reseller')),
    api_addon boolean NOT NULL DEFAULT false,
    timezone text NOT NULL DEFAULT 'UTC',
    currency char(3) NOT NULL DEFAULT 'EUR',
    locale text NOT NULL DEFAULT 'en',
    week_start int NOT NULL DEFAULT 1 CHECK (week_start BETWEEN 0 AND 6),
    seats int NOT NULL DEFAULT 10,
    settings jsonb NOT NULL DEFAULT '{}',
    theme jsonb NOT NULL DEFAULT '{}',
    modules_off text[] NOT NULL DEFAULT '{}',
    created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    version int NOT NULL DEFAULT 1
  );
  CREATE TRIGGER workspaces_touch BEFORE UPDATE ON workspaces FOR EACH ROW EXECUTE FUNCTION touch_row();
  ALTER TABLE workspaces ENABLE ROW LEVEL SECURITY;
  ALTER TABLE workspaces FORCE ROW LEVEL SECURITY;
  CREATE POLICY workspaces_own ON workspaces USING (id = NULLIF(current_setting('app.workspace', true), '')::uuid);
  GRANT SELECT, UPDATE ON workspaces TO workforce_app;

  -- which host is whose: known before any workspace is, so it stands outside the walls and holds nothing else
  CREATE TABLE workspace_hosts (
    host citext PRIMARY KEY,
    workspace_id uuid NOT NULL REFERENCES workspaces (id) ON DELETE CASCADE
  );
  GRANT SELECT ON workspace_hosts TO workforce_app;

  ${tenantTable(
    'list_items',
    `list_key text NOT NULL CHECK (list_key IN ('absence-reasons', 'termination-reasons', 'expense-categories',
       'time-categories', 'ticket-categories', 'user-types', 'departments')),
     code text NOT NULL,
     label text NOT NULL,
     color text,
     position int NOT NULL DEFAULT 0,
     archived_at timestamptz,
     UNIQUE (workspace_id, list_key, code)`,
    { versioned: true },
  )}

  ${tenantTable(
    'users',
    `email citext NOT NULL,
     password_hash text,
     first_name text NOT NULL,
     last_name text NOT NULL,
     role text NOT NULL CHECK (role IN ('employee', 'manager', 'admin')),
     status text NOT NULL CHECK (status IN ('invited', 'active', 'deactivated')),
     manager_id uuid,
     user_type_id uuid,
     department_id uuid,
     job_title text,
     employee_number text,
     start_date date NOT NULL,
     last_day date,
     timezone text,
     locale text,
     holiday_calendar text NOT NULL DEFAULT 'default',
     deactivated_at timestamptz,
     deactivation_reason_id uuid,
     deleted_at timestamptz,
     CONSTRAINT users_email_key UNIQUE (workspace_id, email),
     CONSTRAINT users_employee_number_key UNIQUE (workspace_id, employee_number),
     CHECK (manager_id <> id),
     ${ref('manager_id', 'users')},
     ${ref('user_type_id', 'list_items')},
     ${ref('department_id', 'list_items')},
     ${ref('deactivation_reason_id', 'list_items')}`,
    { versioned: true },
  )}
  CREATE INDEX users_manager ON users (workspace_id, manager_id);
  CREATE INDEX users_sync ON users (workspace_id, updated_at, id);
  CREATE INDEX users_name ON users (workspace_id, last_name, first_name, id);

  ${tenantTable(
    'sessions',
    `user_id uuid NOT NULL,
     -- refresh tokens are derived from these and a key that is not in the database; nothing here is a credential
     generation int NOT NULL DEFAULT 0,
     seed bytea NOT NULL,
     rotated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
     last_used_at timestamptz NOT NULL DEFAULT clock_timestamp(),
     expires_at timestamptz NOT NULL,
     revoked_at timestamptz,
     ip inet,
     user_agent text,
     device_name text,
     ${ref('user_id', 'users')}`,
  )}
  CREATE INDEX sessions_user ON sessions (workspace_id, user_id);

  ${tenantTable(
    'two_factor',
    `user_id uuid NOT NULL,
     secret_sealed bytea NOT NULL,
     enabled_at timestamptz,
     last_step bigint,
     setup_expires_at timestamptz,
     UNIQUE (workspace_id, user_id),
     ${ref('user_id', 'users')}`,
  )}
  ${tenantTable(
    'recovery_codes',
    `user_id uuid NOT NULL,
     code_hash bytea NOT NULL,
     used_at timestamptz,
     UNIQUE (workspace_id, user_id, code_hash),
     ${ref('user_id', 'users')}`,
  )}
  ${tenantTable(
    'one_time_tokens',
    `user_id uuid NOT NULL,
     kind text NOT NULL CHECK (kind IN ('invite', 'reset', 'challenge')),
     token_hash bytea NOT NULL,
     tries int NOT NULL DEFAULT 0,
     context jsonb NOT NULL DEFAULT '{}',
     expires_at timestamptz NOT NULL,
     used_at timestamptz,
     UNIQUE (workspace_id, token_hash),
     ${ref('user_id', 'users')}`,
  )}
  CREATE INDEX one_time_tokens_user ON one_time_tokens (workspace_id, user_id);

  ${tenantTable(
    'api_keys',
    `kind text NOT NULL CHECK (kind IN ('personal', 'service')),
     owner_id uuid,
     created_by uuid NOT NULL,
     name text NOT NULL,
     prefix text NOT NULL UNIQUE,
     secret_hash bytea NOT NULL,
     previous_hash bytea,
     previous_valid_until timestamptz,
     scopes text[] NOT NULL CHECK (cardinality(scopes) > 0),
     allowed_ips cidr[] NOT NULL DEFAULT '{}',
     revoked_at timestamptz,
     expires_at timestamptz,
     last_used_at timestamptz,
     last_used_ip inet,
     CHECK ((kind = 'personal') = (owner_id IS NOT NULL)),
     ${ref('owner_id', 'users')},
     ${ref('created_by', 'users')}`,
    { versioned: true },
  )}
  CREATE INDEX api_keys_owner ON api_keys (workspace_id, owner_id, id);

  ${tenantTable(
    'audit_log',
    `action text NOT NULL,
     resource_type text NOT NULL,
     resource_id uuid,
     actor jsonb NOT NULL,
     actor_id uuid NOT NULL,
     source text NOT NULL CHECK (source IN ('dashboard', 'app', 'api', 'system')),
     key_prefix text,
     ip inet,
     request_id text,
     changes jsonb NOT NULL DEFAULT '{}',
     line text NOT NULL`,
    { appendOnly: true },
  )}
  CREATE INDEX audit_log_feed ON audit_log (workspace_id, created_at DESC, id DESC);
  CREATE INDEX audit_log_key ON audit_log (workspace_id, key_prefix, created_at DESC, id DESC) WHERE key_prefix IS NOT NULL;
  CREATE INDEX audit_log_resource ON audit_log (workspace_id, resource_id, created_at DESC, id DESC) WHERE resource_id IS NOT NULL;

  ${tenantTable(
    'notifications',
    `user_id uuid NOT NULL,
     kind text NOT NULL,
     title text NOT NULL,
     body text NOT NULL,
     resource_type text,
     resource_id uuid,
     url text,
     read_at timestamptz,
     ${ref('user_id', 'users')}`,
  )}
  CREATE INDEX notifications_feed ON notifications (workspace_id, user_id, created_at DESC, id DESC);
  CREATE INDEX notifications_unread ON notifications (workspace_id, user_id) WHERE read_at IS NULL;

  CREATE TABLE idempotency_keys (
    workspace_id uuid NOT NULL REFERENCES workspaces (id) ON DELETE CASCADE,
    principal text NOT NULL,
    key text NOT NULL,
    fingerprint bytea NOT NULL,
    status int NOT NULL,
    response jsonb NOT NULL,
    expires_at timestamptz NOT NULL,
    PRIMARY KEY (workspace_id, principal, key)
  );
  CREATE INDEX idempotency_keys_expiry ON idempotency_keys (workspace_id, expires_at);
  ${walls('idempotency_keys', 'SELECT, INSERT, UPDATE, DELETE')}
`;
