import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * What limits count an address as: whoever has one IPv6 address has its whole /64 (RFC 6177), so those are one; an IPv4
 * address, mapped or not, is itself.
 */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const address = ipaddr.process(ip);
  return address.kind() === 'ipv4' ? address.toString() : `${wide(address.toByteArray())}::/64`;
}

const wide = (bytes: number[]): string =>
  [0, 2, 4, 6].map((at) => ((bytes[at]! << 8) | bytes[at + 1]!).toString(16)).join(':');
