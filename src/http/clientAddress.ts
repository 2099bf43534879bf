import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/** Whether an address is one of our own proxies, and may speak for others. */
export type TrustedProxies = (address: string) => boolean;

const plain = (address: string) => (address.startsWith('::ffff:') ? address.slice(7) : address);

/** `networks`: CIDR list; empty trusts nobody, so that a forged X-Forwarded-For means nothing. */
export function trustedProxies(networks: readonly string[]): TrustedProxies {
  const ranges = networks.map((network) => ipaddr.parseCIDR(network));
  return (text) => {
    if (ranges.length === 0 || !ipaddr.isValid(text)) return false;
    const address = ipaddr.process(text);
    return ranges.some(([range, bits]) => range.kind() === address.kind() && address.match(range, bits));
  };
}

/** Who really asks: the last address in X-Forwarded-For that no proxy of ours wrote about itself. */
export function addressOf(request: IncomingMessage, isTrusted: TrustedProxies): string {
  let address = plain(request.socket.remoteAddress ?? '0.0.0.0');
  const forwarded = request.headers['x-forwarded-for'];
  if (forwarded === undefined || !isTrusted(address)) return address;
  for (const hop of String(forwarded).split(',').reverse()) {
    if (!ipaddr.isValid(hop.trim())) break;
    address = plain(hop.trim());
    if (!isTrusted(address)) break;
  }
  return address;
}
