import { eventsOf, type Document } from '../document.ts';
import { Remedy } from '../remedy.ts';

/** The parameters of openapi.yaml for the headers that every event has. */
const HEADERS = [
  'ServiceEvent',
  'ServiceDelivery',
  'ServiceSignature',
  'StandardId',
  'StandardTimestamp',
  'StandardSignature',
];

/**
 * Adds the shared headers to each event and names its body (`AbsenceApprovedEvent`). The headers are written
 * at each event, because shared components would look like headers of calls.
 */
export function completeEvents(document: Document): void {
  const { schemas } = document.components;
  const parameters = new Map(Object.entries<Document>(document.components.parameters));
  const headers = HEADERS.map((name) => {
    const header = parameters.get(name);
    if (!header) throw new Remedy(`openapi.yaml does not declare the parameter ${name}`);
    parameters.delete(name);
    return header;
  });
  document.components.parameters = Object.fromEntries(parameters);

  for (const { event } of eventsOf(document)) {
    delete event['x-group'];
    event.parameters = [...(event.parameters ?? []), ...headers];
    const name = (event.operationId as string).replace(/^./, (letter) => letter.toUpperCase());
    if (schemas[name]) throw new Remedy(`${event.operationId}: there is a schema ${name} already`);
    const json = event.requestBody.content['application/json'] as Document;
    schemas[name] = { type: 'object', description: `${event.summary}.`, ...json.schema };
    json.schema = { $ref: `#/components/schemas/${name}` };
  }
}
