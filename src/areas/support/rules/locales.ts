/**
 * The languages to look for, best first, in lower case: the requested one, the same without its region, then
 * both of the workspace's language.
 */
export function wantedLocales(asked: string | null, workspace: string): string[] {
  const each = [asked, workspace].flatMap((tag) => (tag === null ? [] : steps(tag.toLowerCase())));
  return [...new Set(each)];
}

/** `zh-hant-tw`, `zh-hant`, `zh` (lookup of RFC 4647, section 3.4). */
function steps(tag: string): string[] {
  const parts = tag.split('-');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
}
