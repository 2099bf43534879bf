/** A host, as WORKSPACE_HOSTS takes it. */
const HOST = /^[A-Za-z0-9.-]{1,253}$/;

/** The short name of a workspace; it can be the first part of a host. */
const SLUG = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/** What is wrong with a short name; undefined where nothing is. */
export const slugProblem = (slug: string): string | undefined =>
  SLUG.test(slug) ? undefined : `${slug} is no short name: it has small letters, digits and hyphens.`;

/** What is wrong with the first of these that is no host; undefined where all are. */
export function hostProblem(hosts: readonly string[]): string | undefined {
  const wrong = hosts.find((host) => !HOST.test(host));
  return wrong === undefined ? undefined : `${wrong} is no host: say a name such as hr.example.com.`;
}
