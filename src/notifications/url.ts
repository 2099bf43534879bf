import { noticeKinds } from '../generated/notices.ts';

interface About {
  kind: string;
  resource_id: string | null;
  /** As it was stored when a notice had an address of its own. */
  url: string | null;
}

/** Path of a notice's record in the console, by its kind. Null for a kind that no longer exists. */
export function urlOf({ kind, resource_id, url }: About): string | null {
  const template = Object.hasOwn(noticeKinds, kind) ? noticeKinds[kind]!.url : null;
  if (template === null) return url;
  // without a record: the list that it would be in
  return resource_id === null ? template.replace('/{id}', '') : template.replace('{id}', resource_id);
}
