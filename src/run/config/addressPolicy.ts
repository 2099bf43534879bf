import { readFileSync } from 'node:fs';
import type { Config } from './config.ts';
import type { AddressPolicy } from '../../delivery/webhooks/transport/addresses.ts';

/** The configured addresses that a webhook may have: public ones, and networks that were opened for development. */
export function addressPolicyOf(config: Config): AddressPolicy {
  return {
    allowedNetworks: config.webhookAllowedNetworks,
    allowedPorts: config.webhookAllowedPorts,
    ...(config.webhookCaFile ? { ca: readFileSync(config.webhookCaFile, 'utf8') } : {}),
    ...(config.webhookDnsServers ? { dnsServers: config.webhookDnsServers } : {}),
  };
}
