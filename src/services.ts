import type { KeyObject } from 'node:crypto';
import type { Logger } from 'pino';
import type { FileAddresses } from './auth/fileAddresses.ts';
import type { Passwords } from './auth/passwords.ts';
import type { Tokens } from './auth/tokens.ts';
import type { Limiter } from './limits/limiter.ts';
import type { Outbox } from './mail/outbox.ts';
import type { Pool } from './db/pool.ts';
import type { Spool } from './files/incoming.ts';
import type { FileStore } from './files/store.ts';
import type { Drawer } from './pdf/drawer.ts';
import type { Mac } from './secrets/mac.ts';
import type { Sealer } from './secrets/sealed.ts';
import type { DeliveryState } from './delivery/webhooks/deliveryState.ts';
import type { AddressPolicy } from './delivery/webhooks/transport/addresses.ts';

/** What a handler may use besides the workspace handle. Created once, at start. */
export interface Services {
  pool: Pool;
  log: Logger;
  tokens: Tokens;
  fileAddresses: FileAddresses;
  passwords: Passwords;
  webhookSecrets: Sealer;
  twoFactorSecrets: Sealer;
  /** Seals bank accounts of people, and payment files. */
  paymentDetails: Sealer;
  /** Seals data that a copy of the database must not reveal: national ids. */
  personalSecrets: Sealer;
  /** Counts tries for limits that the contract names: sign-in, ping. */
  limiter: Limiter;
  /** Sends mails after the commit. */
  outbox: Outbox;
  /** Public key that licences are verified with; null if none is configured. */
  licenseKey: KeyObject | null;
  /** Number of trials that an operator may create in 24 hours. */
  pilotsPerDay: number;
  /** Which addresses webhooks may be sent to. */
  addressPolicy: AddressPolicy;
  /** Signs cursors, so that a cursor is opaque and valid for its own list only. */
  cursors: Mac;
  /** Makes fingerprints of requests with an `Idempotency-Key`. */
  fingerprints: Mac;
  version: string;
  /** The running commit; null if unknown. */
  commit: string | null;
  files: FileStore;
  /** Draws PDFs in a thread of its own. */
  drawer: Drawer;
  /** Files of running requests. */
  spool: Spool;
  deliveries(): Promise<DeliveryState>;
  /** Drops the cached callers of this workspace, after a change of roles, keys or sessions. */
  accessChanged(workspaceId: string): void;
}
