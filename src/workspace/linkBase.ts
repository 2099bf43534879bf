import { isIP } from 'node:net';

/**
 * The base of links into a workspace: PUBLIC_URL if its host belongs to the workspace or there is only one
 * workspace. Otherwise PUBLIC_URL with one of the workspace's hosts, because an installation has one scheme
 * and port: the first host in alphabetical order that is local if and only if PUBLIC_URL's is. Never the
 * request's Host, which an attacker can choose when requesting a mail to somebody else.
 */
export function linkBase(
  publicUrl: string | null,
  { hosts, alone }: { hosts: readonly string[]; alone: boolean },
): string | null {
  if (publicUrl === null) return null;
  const url = new URL(publicUrl);
  if (alone || hosts.length === 0 || hosts.some((host) => host.toLowerCase() === url.hostname))
    return publicUrl;
  const near = isLocal(url.hostname);
  url.hostname = hosts.find((host) => isLocal(host) === near) ?? hosts[0]!;
  return url.href.replace(/\/+$/, '');
}

/** Local names and IP addresses, which do not work in links for people elsewhere. */
const isLocal = (host: string): boolean => isIP(host) !== 0 || /(^|\.)localhost$/i.test(host);
