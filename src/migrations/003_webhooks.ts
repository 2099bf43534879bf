import { ref, tenantTable } from '../db/tenant.ts';

/** Events (outbox and pull feed), endpoints, deliveries with their attempts, and the wake-ups the relay sees. */
export const sql = `
  ${tenantTable(
    'webhooks',
    `url text NOT NULL,
     events text[] NOT NULL,
     secret_sealed bytea NOT NULL,
     secret_hint text NOT NULL,
     -- during an overlap the old secret signs too, in webhook-signature only
     previous_secret_sealed bytea,
     previous_valid_until timestamptz,
     status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'paused', 'deleted')),
     failing_since timestamptz,
     description text,
     deleted_at timestamptz`,
    { versioned: true },
  )}
  CREATE INDEX webhooks_live ON webhooks (workspace_id, id) WHERE status <> 'deleted';

  ${tenantTable(
    'events',
    `kind text NOT NULL,
     occurred_at timestamptz NOT NULL,
     -- the bytes receivers get, frozen when it happened
     body text NOT NULL`,
    { appendOnly: true },
  )}
  GRANT DELETE ON events TO workforce_app;

  -- Who moves a delivery on:
  --   pending   goes out as soon as it can; the endpoint's sender takes it. Where resends = 0 it is a first attempt, where
  --             resends > 0 a resend: a resend is only taken from delivered or failed, after which no ladder begins again.
  --             A resend is one attempt (delivery_attempts.resend), without retries: it ends as delivered or failed.
  --   retrying  not acknowledged yet; its own workflow makes the next attempt at next_attempt_at.
  --   held      its webhook is paused. Pausing holds what is pending, a retry holds itself when its time comes. Resuming puts
  --             back what was held: to pending where attempt_count = 0, else to retrying with next_attempt_at = now.
  --   delivered, failed   settled_at is set, next_attempt_at is null; only a resend opens it again.
  -- A pause does not stop what a person asks for: webhook.ping and resends (resends > 0) stay pending and go out.
  -- A pending row may still belong to a paused webhook (a claim that ran out, a lock that was skipped): whoever claims
  -- looks at the webhook as well. It goes out when the webhook is resumed, which writes a wake-up.
  -- Deleting a webhook fails all its open deliveries; an attempt on the wire then records itself, not the delivery:
  -- an outcome is written WHERE status IN ('pending', 'retrying') only.
  -- Pausing, resuming, deleting, pinging and resending each upsert the webhook's wake-up in their transaction.
  -- Locks are taken in this order: the webhook, its deliveries, its wake-up.
  ${tenantTable(
    'deliveries',
    `webhook_id uuid NOT NULL,
     event_id uuid NOT NULL,
     kind text NOT NULL,
     status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'retrying', 'held', 'delivered', 'failed')),
     attempt_count int NOT NULL DEFAULT 0,
     -- asked for so far; the run of the latest is named -r<resends>
     resends int NOT NULL DEFAULT 0 CHECK (resends BETWEEN 0 AND 3),
     replay_of uuid,
     response_code int,
     next_attempt_at timestamptz,
     -- claimed by a batch until then; an unfinished claim falls back to the queue
     locked_until timestamptz,
     settled_at timestamptz,
     ${ref('webhook_id', 'webhooks')},
     ${ref('event_id', 'events')},
     ${ref('replay_of', 'deliveries')}`,
    { versioned: true },
  )}
  CREATE INDEX deliveries_due ON deliveries (workspace_id, webhook_id, id) WHERE status = 'pending';
  CREATE INDEX deliveries_of_webhook ON deliveries (workspace_id, webhook_id, created_at DESC, id DESC);
  CREATE INDEX deliveries_open ON deliveries (status, next_attempt_at) WHERE status IN ('pending', 'retrying');

  ${tenantTable(
    'delivery_attempts',
    `delivery_id uuid NOT NULL,
     number int NOT NULL,
     -- a resend is one attempt outside the ladder of six
     resend boolean NOT NULL DEFAULT false,
     started_at timestamptz NOT NULL DEFAULT clock_timestamp(),
     finished_at timestamptz,
     outcome text NOT NULL DEFAULT 'running' CHECK (outcome IN ('running', 'acknowledged', 'failed', 'unknown')),
     cause text,
     detail text,
     response_code int,
     address text,
     timings jsonb,
     body_excerpt bytea,
     UNIQUE (workspace_id, delivery_id, number),
     FOREIGN KEY (workspace_id, delivery_id) REFERENCES deliveries (workspace_id, id) ON DELETE CASCADE`,
  )}

  -- the one table that relay and sweep see across workspaces: no tenant data in it, and no row-level security on it
  CREATE TABLE webhook_wakeups (
    webhook_id uuid PRIMARY KEY,
    workspace_id uuid NOT NULL REFERENCES workspaces (id) ON DELETE CASCADE,
    due_at timestamptz NOT NULL DEFAULT clock_timestamp()
  );
  CREATE INDEX webhook_wakeups_due ON webhook_wakeups (due_at);
  GRANT SELECT, INSERT, UPDATE, DELETE ON webhook_wakeups TO workforce_app;
`;
