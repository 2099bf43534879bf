import type { KeyObject } from 'node:crypto';
import type { Logger } from 'pino';
import type { Passwords } from './auth/passwords.ts';
import type { Tokens } from './auth/tokens.ts';
import type { Limiter } from './limits/limiter.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Pool } from './db/pool.ts';
import type { Spool } from './files/incoming.ts';
import type { FileStore } from './files/store.ts';
import type { Drawer } from './pdf/drawer.ts';
import type { Sealer } from './secrets/sealed.ts';
import type { DeliveryState } from './delivery/webhooks/deliveryState.ts';
import type { AddressPolicy } from './delivery/webhooks/transport/addresses.ts';

/** What a handler may use beside the workspace handle: made once, at start. */
export interface Services {
  pool: Pool;
  log: Logger;
  tokens: Tokens;
  passwords: Passwords;
  /** Seals webhook secrets. */
  webhookSecrets: Sealer;
  /** Seals two-factor secrets. */
  twoFactorSecrets: Sealer;
  /** Seals the accounts that people are paid to, and the files that order payments. */
  paymentDetails: Sealer;
  /** Seals what must not be read in a copy of the database: national ids. */
  personalSecrets: Sealer;
  /** Counts tries where the contract has limits of its own: sign-in, ping. */
  limiter: Limiter;
  /** Sends mail; after commit only (`sendAfterCommit`). */
  mailer: Mailer;
  /** The public key that licences are checked with; null where none is configured. */
  licenseKey: KeyObject | null;
  /** Trials that an operator may make in 24 hours. */
  pilotsPerDay: number;
  /** Which addresses a webhook may have. */
  addressPolicy: AddressPolicy;
  /** A MAC key for cursors, so that they are opaque and bound to their list. */
  cursorKey: Buffer;
  /** A MAC key for the fingerprints of requests with an `Idempotency-Key`. */
  fingerprintKey: Buffer;
  version: string;
  /** The commit that runs; null when it is not known. */
  commit: string | null;
  /** Files that are stored. */
  files: FileStore;
  /** Draws documents, beside the thread that answers requests. */
  drawer: Drawer;
  /** Files that come with requests. */
  spool: Spool;
  /** The current state of webhook deliveries. */
  deliveries(): Promise<DeliveryState>;
  /** Drops the cached callers of this workspace: roles, keys or sessions may have changed. */
  accessChanged(workspaceId: string): void;
}
