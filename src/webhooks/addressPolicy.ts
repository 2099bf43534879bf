import { readFileSync } from 'node:fs';
import type { Config } from '../config/index.ts';
import type { AddressPolicy } from './transport/addresses.ts';

/** Which addresses a webhook may have, as configured: public ones, and what development opened on purpose. */
export function addressPolicyOf(config: Config): AddressPolicy {
  return {
    allowedNetworks: config.webhookAllowedNetworks,
    allowedPorts: config.webhookAllowedPorts,
    ...(config.webhookCaFile ? { ca: readFileSync(config.webhookCaFile, 'utf8') } : {}),
    ...(config.webhookDnsServers ? { dnsServers: config.webhookDnsServers } : {}),
  };
}
