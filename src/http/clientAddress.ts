import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whether an address belongs to a trusted proxy, whose X-Forwarded-For is used. */
export type TrustedProxies = (address: string) => boolean;

/** `networks`: CIDR list. Empty trusts nobody, so that a forged X-Forwarded-For is ignored. */
export function trustedProxies(networks: readonly string[]): TrustedProxies {
  const ranges = networks.map((network) => ipaddr.parseCIDR(network));
  return (text) => {
    if (ranges.length === 0 || !ipaddr.isValid(text)) return false;
    const address = ipaddr.process(text);
    return ranges.some(([range, bits]) => range.kind() === address.kind() && address.match(range, bits));
  };
}

/** The client's address: the last one in X-Forwarded-For that is not a trusted proxy's. */
export function addressOf(request: IncomingMessage, isTrusted: TrustedProxies): string {
  let address = plain(request.socket.remoteAddress ?? '') ?? '0.0.0.0';
  const forwarded = request.headers['x-forwarded-for'];
  if (forwarded === undefined || !isTrusted(address)) return address;
  for (const hop of String(forwarded).split(',').reverse()) {
    const next = plain(hop.trim());
    if (next === null) break;
    address = next;
    if (!isTrusted(address)) break;
  }
  return address;
}

/**
 * The normal form of an address: IPv4 also if it was mapped into IPv6, IPv6 shortened and without a zone.
 * Null for anything else, such as 167772161 and 0x0a.1, which ipaddr.js would read as 10.0.0.1.
 */
function plain(text: string): string | null {
  switch (isIP(text)) {
    case 4:
      return text;
    case 6:
      return ipaddr.process(text.replace(/%.*/, '')).toString();
    default:
      return null;
  }
}
