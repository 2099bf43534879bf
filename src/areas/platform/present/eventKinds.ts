/** The event kinds for integrators, read from the contract's `webhooks`. */
import { dereference } from '../../../openapi/dereference.ts';
import { eventKinds, type EventData, type EventKind } from '../../../generated/events.ts';
import type { EventKindInfo } from '../../../generated/types.ts';
import { document } from '../../../openapi/document.ts';

type Json = Record<string, unknown>;
type Post = { requestBody: { content: { 'application/json': { schema: Json; example: Json } } } };

const describe = (event: EventKind): EventKindInfo => {
  const post = document.webhooks[event]!.post as unknown as Post;
  const { schema, example } = post.requestBody.content['application/json'];
  return {
    event,
    group: eventKinds[event].group,
    schema: standingAlone(schema),
    sample: example,
  };
};

/**
 * Makes a schema self-contained: resolves references to components, and removes our `x-` members, which
 * strict validators do not know.
 */
function standingAlone(schema: Json): Json {
  const withoutNotes = (key: string, value: unknown) => (key.startsWith('x-') ? undefined : value);
  return JSON.parse(JSON.stringify(dereference(schema, document), withoutNotes)) as Json;
}

/** Each kind with its schema (JSON Schema 2020-12) and a sample of the whole body. */
export const eventKindInfos: EventKindInfo[] = (Object.keys(eventKinds) as EventKind[]).sort().map(describe);

/** Made-up data of a kind, marked as such (`sample: true`). */
export function sampleData<Kind extends EventKind>(kind: Kind): EventData[Kind] {
  const { data } = eventKindInfos.find(({ event }) => event === kind)!.sample as { data: EventData[Kind] };
  return { ...structuredClone(data), sample: true };
}
