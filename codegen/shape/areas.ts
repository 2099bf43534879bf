import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { areaOf, eventsOf, referredName, type Document } from '../document.ts';
import { Remedy } from '../remedy.ts';

const folder = fileURLToPath(new URL('../../openapi/', import.meta.url));

/** The tag of calls that keys can make, which is not an area. */
const MARK = 'public';
const EVENTS = 'webhooks';

/** The part for everything that does not belong to exactly one area. */
const SHARED = 'shared';

/** A document split by area, so that changes of two areas never touch the same lines. */
export interface Parts {
  /** `openapi`, `info`, `servers`, `tags`. */
  head: Document;
  /** Parts by area: every area with a tag or a folder, and the shared part. */
  areas: Record<string, Document>;
}

/** Splits a document by area, and sorts each part by name. */
export function byArea(document: Document): Parts {
  const { paths, webhooks, components, tags, ...head } = document;
  const homes = homesOf(Object.keys(components));
  const names = [
    ...(tags as { name: string }[]).map(({ name }) => name).filter((name) => ![MARK, EVENTS].includes(name)),
    ...Object.values(homes).flatMap((home) => [...home.values()]),
    SHARED,
  ];
  const areas: Record<string, Document> = {};
  for (const name of [...new Set(names)].sort())
    areas[name] = { area: name, paths: {}, webhooks: {}, components: {} };
  const chapters = new Set((tags as { name: string }[]).map(({ name }) => name));
  const partOf = (operation: Document, at: string): Document => {
    const area = areaOf(operation);
    if (!chapters.has(area))
      throw new Remedy(
        `${at}: no chapter for its tag ${area}; write openapi/areas/${area}.yaml with title, order and description`,
      );
    return areas[area]!;
  };

  for (const [name, item] of Object.entries<Document>(paths).sort(([a], [b]) =>
    inOrder(a) < inOrder(b) ? -1 : 1,
  )) {
    const operations = Object.values<Document>(item);
    partOf(operations[0]!, name).paths[name] = item;
    for (const operation of operations) operation.tags = [areaOf(operation)];
  }
  for (const { kind, event } of eventsOf({ webhooks })) {
    partOf(event, kind).webhooks[kind] = { post: { ...event, tags: [EVENTS] } };
    const body = event.requestBody.content['application/json'].schema as Document;
    homes['schemas']!.set(referredName(body.$ref), areaOf(event));
  }
  for (const [kind, all] of Object.entries<Document>(components)) {
    for (const name of Object.keys(all).sort()) {
      const { components: own } = areas[homeOf(homes[kind], name)]!;
      (own[kind] ??= {})[name] = all[name];
    }
  }
  return { head: { ...head, tags: (tags as { name: string }[]).filter(({ name }) => name !== MARK) }, areas };
}

/** Sorts admin paths last, after those that everybody may call: `~` sorts after letters and `{`. */
const inOrder = (path: string): string => path.replace('/admin/', '/~admin/');

/** The area of each component, which is the folder of its file. */
function homesOf(kinds: string[]): Record<string, Map<string, string>> {
  return Object.fromEntries(
    kinds.map((kind) => {
      const files = readdirSync(folder, { recursive: true })
        .map((file) => String(file).split(path.sep))
        .filter(([top, , name]) => top === kind && name?.endsWith('.yaml'));
      return [kind, new Map(files.map(([, area, name]) => [name!.replace(/\.yaml$/, ''), area!]))];
    }),
  );
}

/** An envelope belongs to the area of its data: `TimeEntryListResponse` to the area of `TimeEntry`. */
function homeOf(homes: Map<string, string> | undefined, name: string): string {
  const data = name.replace(/(List)*Response$/, '').replace(/Or[A-Z].*$/, '');
  return homes?.get(name) ?? homes?.get(data) ?? SHARED;
}
