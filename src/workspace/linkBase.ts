import { isIP } from 'node:net';

/**
 * The base of links into a workspace. PUBLIC_URL, if its host is one of the workspace's or the workspace is the only
 * one. Otherwise PUBLIC_URL with its host replaced by one of the workspace's, because an installation has one scheme
 * and one port: the first by the alphabet among those that are local exactly if PUBLIC_URL's is. Never the Host of a
 * request, which an attacker can choose when asking for somebody else's mail.
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

/** Names of this machine, and addresses: links with them do not work for people elsewhere. */
const isLocal = (host: string): boolean => isIP(host) !== 0 || /(^|\.)localhost$/i.test(host);
