/**
 * The languages in which an FAQ is wanted, best first and in lower case: what was asked for, its language without the region,
 * then the same of the workspace's.
 */
export function wantedLocales(asked: string | null, workspace: string): string[] {
  const each = [asked, workspace].flatMap((tag) => (tag === null ? [] : steps(tag.toLowerCase())));
  return [...new Set(each)];
}

/** `zh-hant-tw`, `zh-hant`, `zh` (the lookup of RFC 4647, section 3.4). */
function steps(tag: string): string[] {
  const parts = tag.split('-');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
}
