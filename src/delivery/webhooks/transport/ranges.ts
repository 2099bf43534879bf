import ipaddr from 'ipaddr.js';

export type Address = ipaddr.IPv4 | ipaddr.IPv6;
export type Network = [Address, number];

/** IPv4 that no webhook may reach (IANA special-purpose registry, RFC 6890, cloud providers). */
const closedIpv4 = networks([
  '0.0.0.0/8', // this network
  '10.0.0.0/8', // private
  '100.64.0.0/10', // carrier-grade NAT (holds 100.100.100.200, a metadata service)
  '127.0.0.0/8', // loopback
  '168.63.129.16/32', // Azure's wire server, which looks public
  '169.254.0.0/16', // link-local (holds 169.254.169.254, the metadata service)
  '172.16.0.0/12', // private
  '192.0.0.0/24', // IETF protocol assignments (holds 192.0.0.192, a metadata service)
  '192.0.2.0/24', // documentation
  '192.31.196.0/24', // AS112
  '192.52.193.0/24', // AMT
  '192.88.99.0/24', // 6to4 relays
  '192.168.0.0/16', // private
  '192.175.48.0/24', // AS112
  '198.18.0.0/15', // benchmarking
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved and broadcast
]);

/** Global unicast, the only part of IPv6 that may be reached at all (RFC 4291). */
const openIpv6 = networks(['2000::/3']);

/** Special ranges inside 2000::/3. Mapped, compatible and NAT64 forms are outside it. */
const closedIpv6 = networks([
  '2001::/23', // IETF protocol assignments: Teredo, benchmarking, AMT, ORCHID
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4: carries any IPv4 address
  '2620:4f:8000::/48', // AS112
  '3ffe::/16', // the returned 6bone
  '3fff::/20', // documentation
]);

/**
 * Reads a list of CIDR networks such as `127.0.0.0/8`.
 *
 * @throws Error that names an entry which is not a CIDR network.
 */
export function networks(list: readonly string[]): Network[] {
  return list.map((entry) => {
    try {
      return ipaddr.parseCIDR(entry.trim());
    } catch {
      throw new Error(`Not a CIDR network: ${entry}`);
    }
  });
}

/** Parses an address in canonical form, as `new URL`, DNS or a socket returns it; null for a name. */
export function parseAddress(text: string): Address | null {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return ipaddr.IPv4.parse(text);
  return ipaddr.IPv6.isValid(text) ? ipaddr.IPv6.parse(text) : null;
}

/** Whether one of the networks contains the address. A mapped address (`::ffff:…`) counts as IPv6. */
export function within(address: Address, list: readonly Network[]): boolean {
  return list.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits));
}

/**
 * Whether an address belongs to the public internet: neither this table nor the library's lists it as
 * special. An address with a zone (`%eth0`) is never public.
 */
export function isPublic(address: Address): boolean {
  if (address.range() !== 'unicast') return false;
  if (address.kind() === 'ipv4') return !within(address, closedIpv4);
  if ((address as ipaddr.IPv6).zoneId) return false;
  return within(address, openIpv6) && !within(address, closedIpv6);
}
