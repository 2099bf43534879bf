/** Placeholder texts that tools fill in. An example must have realistic values instead. */
const FILLED_IN = /^string$|123e4567|lorem ipsum|^foo$|^bar$/i;
/** Domain names that are reserved and belong to nobody (RFC 2606, RFC 6761). */
const NOBODYS = /(^|\.)(test|example|localhost|invalid)$|(^|\.)example\.(com|org|net)$/;

/** Finds placeholder values in an example, and addresses that might belong to a real person or company. */
export function unreal(value: unknown, member = ''): string[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, one]) => unreal(one, name));
  if (typeof value !== 'string') return [];
  const hosts = [
    ...[...value.matchAll(/https?:\/\/([^/:\s"<]+)/g)].map(([, host]) => host!),
    ...[...value.matchAll(/[\w.+-]+@([\w-]+(\.[\w-]+)+)/g)].map(([, host]) => host!),
  ].filter((host) => host !== 'www.w3.org');
  return [
    // `type` is an enum, in which `string` is a real value
    ...(member !== 'type' && FILLED_IN.test(value) ? [`says ${JSON.stringify(value)}`] : []),
    ...hosts.filter((host) => !NOBODYS.test(host)).map((host) => `leads to ${host}`),
  ];
}
