import { isIP } from 'node:net';

/**
 * Where links into a workspace lead. PUBLIC_URL, if its host is one of the workspace's or the workspace is the only one;
 * else PUBLIC_URL with one of the workspace's own hosts in its place, as one installation has one scheme and one port: the
 * first by the alphabet, of those that reach as far as PUBLIC_URL's. Never the Host of a request, which whoever asks for
 * somebody else's mail can choose.
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

/** Names that mean this machine, and addresses: no links for people elsewhere. */
const isLocal = (host: string): boolean => isIP(host) !== 0 || /(^|\.)localhost$/i.test(host);
