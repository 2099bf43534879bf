/**
 * Where links into a workspace lead. PUBLIC_URL, if its host is one of the workspace's or the workspace is the only one;
 * else PUBLIC_URL with the first of the workspace's own hosts, by the alphabet, in its place: one installation has one
 * scheme and one port. Never the Host of a request, which whoever asks for somebody else's mail can choose.
 */
export function linkBase(
  publicUrl: string | null,
  { hosts, alone }: { hosts: readonly string[]; alone: boolean },
): string | null {
  if (publicUrl === null) return null;
  const url = new URL(publicUrl);
  const own = hosts[0];
  if (own === undefined || alone || hosts.some((host) => host.toLowerCase() === url.hostname))
    return publicUrl;
  url.hostname = own;
  return url.href.replace(/\/+$/, '');
}
