const HOST = /^[A-Za-z0-9.-]{1,253}$/;

/** A workspace's slug, which can be the first label of a host. */
const SLUG = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/** Why a slug is invalid; undefined if it is valid. */
export const slugProblem = (slug: string): string | undefined =>
  SLUG.test(slug) ? undefined : `${slug} is not a short name: use small letters, digits and hyphens.`;

/** Why the first invalid host is invalid; undefined if all are valid. */
export function hostProblem(hosts: readonly string[]): string | undefined {
  const wrong = hosts.find((host) => !HOST.test(host));
  return wrong === undefined ? undefined : `${wrong} is not a host: use a name such as hr.example.com.`;
}
