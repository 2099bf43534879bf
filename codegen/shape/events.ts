import { eventsOf, type Document } from '../document.ts';
import { Remedy } from '../remedy.ts';

/** The parameters of openapi.yaml that describe the headers of every event. */
const HEADERS = [
  'ServiceEvent',
  'ServiceDelivery',
  'ServiceSignature',
  'StandardId',
  'StandardTimestamp',
  'StandardSignature',
];

/**
 * Adds the shared headers to all events, and gives the body of each a name (`AbsenceApprovedEvent`, as its
 * operationId). The headers are written at each event, because among the components they would look like those of a
 * call.
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
