import { isPublic, networks, parseAddress, within } from './ranges.ts';
import type { Address, Network } from './ranges.ts';

// Which URLs and addresses a webhook may have (service.md, Events, delivery rule 7). Pure. Steps of a URL:
// checkUrl, resolve.ts, connect.ts, which checks the connected socket's address again.

/** What the operator allows. Everything but `allowedPorts` is for development and tests only. */
export interface AddressPolicy {
  /** CIDR networks that may be reached although they are not public, on every port; `[]` in production. */
  allowedNetworks: readonly string[];
  /** Ports that may be dialled on public addresses; 443 and 8443 by default. */
  allowedPorts: readonly number[];
  /** PEM of certificate authorities to trust besides the usual ones. */
  ca?: string | Buffer | undefined;
  /** DNS servers to ask instead of the system's, as `address` or `address:port`. */
  dnsServers?: readonly string[] | undefined;
}

/** Why a URL was refused, for our own logs; callers see one text for all reasons, `urlNotPublicText`. */
export type RefusalReason =
  'syntax' | 'length' | 'scheme' | 'user_info' | 'fragment' | 'port' | 'name' | 'address' | 'mixed_addresses';

export type Refusal = { ok: false; reason: RefusalReason };

/** `host` is what the certificate must be for; an IPv6 literal without brackets. */
export type CheckedUrl = { ok: true; url: URL; host: string; port: number; literal?: string };

/** The problem code and the cause code of every refusal. */
export const urlNotPublic = 'url_not_public';

/** One text for every refusal: it never says which check failed, so that nobody can probe our network. */
export const urlNotPublicText =
  'The URL must be a public https address: no private, loopback, link-local or metadata address, ' +
  'no user name or fragment, a fully qualified host, an allowed port, at most 2048 characters.';

const MAX_LENGTH = 2048;
const closedNames = ['localhost', 'local', 'internal'];
const label = /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/;

const read = new WeakMap<AddressPolicy, Network[]>();
/** The allowed networks of a policy, parsed once, because every attempt needs them. */
function openNetworks(policy: AddressPolicy): Network[] {
  let open = read.get(policy);
  if (!open) read.set(policy, (open = networks(policy.allowedNetworks)));
  return open;
}

/** Whether an address may be dialled: in an allowed network on any port, else public on allowed ports. */
export function mayDial(address: Address, port: number, policy: AddressPolicy): boolean {
  if (within(address, openNetworks(policy))) return true;
  return isPublic(address) && policy.allowedPorts.includes(port);
}

/** The loopback addresses that the policy opens, which `localhost` resolves to; `[]` in production. */
export function openLoopback(policy: AddressPolicy): string[] {
  const open = openNetworks(policy);
  return ['127.0.0.1', '::1'].filter((text) => within(parseAddress(text)!, open));
}

/**
 * Checks everything in a URL that needs no DNS. Characters are checked before `new URL`, which drops tabs and
 * converts backslashes; the address after it, because it normalises `0x7f.1` and `①②⑦.⓪.⓪.①`.
 *
 * @returns the parsed URL, or the reason of the refusal. Never throws.
 */
export function checkUrl(text: string, policy: AddressPolicy): CheckedUrl | Refusal {
  if (text.length > MAX_LENGTH) return refused('length');
  // Control, format (zero width, bidi), surrogate, private and unassigned characters; all spaces; the
  // backslash.
  if (/[\p{C}\p{Z}\\]/u.test(text)) return refused('syntax');
  if (!/^https:/i.test(text)) return refused('scheme');
  const authority = /^https:\/\/([^/?#]+)/i.exec(text)?.[1];
  if (authority === undefined || !URL.canParse(text)) return refused('syntax');
  if (authority.includes('@')) return refused('user_info');
  if (text.includes('#')) return refused('fragment');

  const url = new URL(text);
  if (url.href.length > MAX_LENGTH) return refused('length');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const port = url.port === '' ? 443 : Number(url.port);
  const address = parseAddress(host);
  if (address) {
    return mayDial(address, port, policy) ? { ok: true, url, host, port, literal: host } : refused('address');
  }
  if (!nameIsOpen(host, policy)) return refused('name');
  // The name may resolve to an allowed network, where every port is open: resolve.ts decides.
  if (policy.allowedNetworks.length === 0 && !policy.allowedPorts.includes(port)) return refused('port');
  return { ok: true, url, host, port };
}

/** Fully qualified, and in no special-use domain (RFC 6761, 6762); `localhost` only if loopback is open. */
function nameIsOpen(host: string, policy: AddressPolicy): boolean {
  if (host === 'localhost') return openLoopback(policy).length > 0;
  const labels = host.split('.');
  if (host.length > 253 || labels.length < 2 || !labels.every((part) => label.test(part))) return false;
  return !closedNames.includes(labels.at(-1)!);
}

function refused(reason: RefusalReason): Refusal {
  return { ok: false, reason };
}
