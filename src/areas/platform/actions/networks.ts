import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * What is wrong with a CIDR network (RFC 4632, RFC 4291), or null. Only the canonical form passes: Postgres refuses bits
 * behind the mask, and a single address without a mask is more often a mistake than intended.
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
    : `Bits are set behind the prefix: the network is ${first.toString()}/${Number(bits)}.`;
}

/**
 * Whether a key could be used from more places: one of the new networks lies in none of the old ones. No networks: anywhere.
 */
export function opensWider(before: readonly string[], after: readonly string[]): boolean {
  if (before.length === 0) return false;
  return after.length === 0 || after.some((network) => !before.some((one) => holds(one, network)));
}

/** Whether all of `inner` is in `outer`, both in CIDR notation. */
function holds(outer: string, inner: string): boolean {
  const [outerFirst, outerBits] = ipaddr.parseCIDR(outer);
  const [innerFirst, innerBits] = ipaddr.parseCIDR(inner);
  return (
    outerFirst.kind() === innerFirst.kind() &&
    outerBits <= innerBits &&
    innerFirst.match(outerFirst, outerBits)
  );
}
