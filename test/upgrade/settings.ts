import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Authority } from '../../src/run/receiver/certificates.ts';
import { loadIdentity } from '../../src/run/receiver/identity.ts';

/** Settings of an installation whose webhooks go to a receiver on loopback. */
export function settingsFor({
  place,
  temporal,
  dns,
  schedule,
  ca,
}: {
  place: string;
  temporal: string;
  /** A DNS server that knows no names, so that the demo's webhooks reach nothing. */
  dns: string;
  /** The value of WEBHOOK_RETRY_SCHEDULE. */
  schedule: string;
  ca: Authority;
}): NodeJS.ProcessEnv {
  const caFile = path.join(place, 'receivers.pem');
  // the walk's receiver has its own certificate authority
  const walk = loadIdentity(path.join(place, 'receiver')).caFile;
  writeFileSync(caFile, ca.certificate + readFileSync(walk, 'utf8'));
  return {
    // in production, webhooks to loopback addresses are refused
    NODE_ENV: 'test',
    TEMPORAL_ADDRESS: temporal,
    WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8,::1/128',
    WEBHOOK_DNS_SERVERS: dns,
    WEBHOOK_CA_FILE: caFile,
    WEBHOOK_RETRY_SCHEDULE: schedule,
    RATE_LIMIT_SCALE: '1000',
    SHUTDOWN_DRAIN: '0',
  };
}
