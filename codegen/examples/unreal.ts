/** Texts that tools fill in where they know nothing: what examples are there to replace. */
const FILLED_IN = /^string$|123e4567|lorem ipsum|^foo$|^bar$/i;
/** Addresses that are nobody's (RFC 2606, RFC 6761). */
const NOBODYS = /(^|\.)(test|example|localhost|invalid)$|(^|\.)example\.(com|org|net)$/;

/** What in an example is not as it would really be, or leads to somebody. */
export function unreal(value: unknown, member = ''): string[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, one]) => unreal(one, name));
  if (typeof value !== 'string') return [];
  const hosts = [
    ...[...value.matchAll(/https?:\/\/([^/:\s"<]+)/g)].map(([, host]) => host!),
    ...[...value.matchAll(/[\w.+-]+@([\w-]+(\.[\w-]+)+)/g)].map(([, host]) => host!),
  ].filter((host) => host !== 'www.w3.org');
  return [
    // the type of something is what it says
    ...(member !== 'type' && FILLED_IN.test(value) ? [`says ${JSON.stringify(value)}`] : []),
    ...hosts.filter((host) => !NOBODYS.test(host)).map((host) => `leads to ${host}`),
  ];
}
