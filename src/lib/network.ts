import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * The key under which limits count an address: the /64 of an IPv6 address, because one customer has all of it
 * (RFC 6177); an IPv4 address, mapped or not, itself.
 */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const address = ipaddr.process(ip);
  return address.kind() === 'ipv4' ? address.toString() : `${wide(address.toByteArray())}::/64`;
}

const wide = (bytes: number[]): string =>
  [0, 2, 4, 6].map((at) => ((bytes[at]! << 8) | bytes[at + 1]!).toString(16)).join(':');
