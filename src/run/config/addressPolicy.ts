import { readFileSync } from 'node:fs';
import type { Config } from './config.ts';
import type { AddressPolicy } from '../../delivery/webhooks/transport/addresses.ts';

/** The addresses that webhooks may be sent to: public ones, and networks opened for development. */
export function addressPolicyOf(config: Config): AddressPolicy {
  return {
    allowedNetworks: config.webhookAllowedNetworks,
    allowedPorts: config.webhookAllowedPorts,
    ...(config.webhookCaFile ? { ca: readFileSync(config.webhookCaFile, 'utf8') } : {}),
    ...(config.webhookDnsServers ? { dnsServers: config.webhookDnsServers } : {}),
  };
}
