/**
 * Documents derived from the public one on first request: a Postman collection, and texts for language
 * models.
 */
import type Router from '@koa/router';
import type { Context } from 'koa';
import { llmsFull, llmsIndex } from '../openapi/llms.ts';
import { addressed, postmanCollection } from '../openapi/postman.ts';
import { publicDocumentWithout } from '../openapi/served.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { perAreasOff, sendDocument, staticDocument } from './document.ts';

/** Placeholder for the address of a workspace, if PUBLIC_URL is not set. */
const ANYWHERE = 'https://workspace.example.com';

const AS_FILE = { 'Content-Disposition': 'attachment; filename="workforce.postman_collection.json"' };

export function addClientDocuments(router: Router): void {
  const texts = { '/llms.txt': llmsIndex, '/llms-full.txt': llmsFull };
  for (const [path, write] of Object.entries(texts)) {
    const documents = perAreasOff((areas) =>
      staticDocument('text/markdown', write(publicDocumentWithout(areas))),
    );
    router.get(path, (ctx) => sendDocument(ctx, documents(ctx)));
  }
  const collections = perAreasOff((areas) => {
    const collection = postmanCollection(publicDocumentWithout(areas));
    return lastOf((url: string) =>
      staticDocument('application/json', JSON.stringify(addressed(collection, url)), AS_FILE),
    );
  });
  router.get('/api/postman/', (ctx) => {
    const { publicUrl } = (ctx as unknown as Context).state['workspace'] as Workspace;
    sendDocument(ctx, collections(ctx)(publicUrl ?? ANYWHERE));
  });
}

/** Remembers the result for the last argument: most installations have one. */
function lastOf<A, T>(make: (argument: A) => T): (argument: A) => T {
  let last: { argument: A; made: T } | undefined;
  return (argument) =>
    (last?.argument === argument ? last : (last = { argument, made: make(argument) })).made;
}
