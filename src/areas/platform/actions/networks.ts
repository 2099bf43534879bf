import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * The problem of a CIDR network (RFC 4632, RFC 4291), or null. Only the canonical form is valid: Postgres
 * refuses bits after the mask, and an address without a mask is more often a mistake than intended.
 */
export function networkProblem(text: string): string | null {
  const [address = '', bits = '', ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || address.includes('%') || !/^\d{1,3}$/.test(bits) || rest.length > 0) {
    return 'Must be a network in CIDR notation, for example 203.0.113.0/24; a single address is 203.0.113.7/32.';
  }
  const most = version === 4 ? 32 : 128;
  if (Number(bits) > most) return `The length of the prefix must be at most ${most}.`;
  const parsed = ipaddr.parse(address);
  if (parsed.kind() === 'ipv6' && (parsed as ipaddr.IPv6).isIPv4MappedAddress())
    return 'Must be written as an IPv4 network.';
  const canonical = `${address}/${Number(bits)}`;
  const first =
    version === 4
      ? ipaddr.IPv4.networkAddressFromCIDR(canonical)
      : ipaddr.IPv6.networkAddressFromCIDR(canonical);
  return parsed.toNormalizedString() === first.toNormalizedString()
    ? null
    : `Bits are set after the prefix: the network is ${first.toString()}/${Number(bits)}.`;
}

/**
 * Whether a key could be used from more places: a new network is in none of the old ones. An empty list means
 * anywhere.
 */
export function opensWider(before: readonly string[], after: readonly string[]): boolean {
  if (before.length === 0) return false;
  return after.length === 0 || after.some((network) => !before.some((one) => holds(one, network)));
}

/** Whether `outer` contains `inner`, both in CIDR notation. */
function holds(outer: string, inner: string): boolean {
  const [outerFirst, outerBits] = ipaddr.parseCIDR(outer);
  const [innerFirst, innerBits] = ipaddr.parseCIDR(inner);
  return (
    outerFirst.kind() === innerFirst.kind() &&
    outerBits <= innerBits &&
    innerFirst.match(outerFirst, outerBits)
  );
}
