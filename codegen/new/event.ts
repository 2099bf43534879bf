import { Remedy } from '../remedy.ts';
import { pascal } from './names.ts';
import { assertArea, isThere, textOf, write, writeNew } from './writing.ts';

/** Writes an event kind into the contract, with the schema of its data and the function that announces it. */
export function newEvent(area: string, kind: string, group: string): void {
  assertArea(area);
  if (!/^[a-z_]+\.[a-z_]+$/.test(kind))
    throw new Remedy(`${kind}: a kind is a noun and what happened to it, such as locker.added`);
  const name = pascal(kind);
  writeNew({
    [`openapi/events/${kind}.yaml`]: contractOf(area, kind, name, group),
    [`openapi/schemas/${area}/${name}EventData.yaml`]: `type: object
description: Data of \`${kind}\`.
additionalProperties: false
required: [id]
properties:
  id: { type: string, format: uuid }
`,
    [`test/operations/${area}/${kind}.test.ts`]: testOf(kind),
  });
  const file = `src/areas/${area}/announce.ts`;
  write({ [file]: announcing(isThere(file) ? textOf(file) : '', kind, name) });
}

const contractOf = (area: string, kind: string, name: string, group: string): string => `post:
  operationId: ${name.replace(/^./, (letter) => letter.toLowerCase())}Event
  summary: ${kind.replace(/[._]/g, ' ').replace(/^./, (letter) => letter.toUpperCase())}
  tags: [${area}, public]
  x-group: ${group}
  requestBody:
    required: true
    content:
      application/json:
        schema:
          type: object
          additionalProperties: false
          required: [id, sequence, event, occurred_at, actor, data]
          properties:
            id: { $ref: ../schemas/events/EventId.yaml }
            sequence: { $ref: ../schemas/events/EventSequence.yaml }
            event: { const: ${kind} }
            occurred_at: { type: string, format: date-time }
            actor: { $ref: ../schemas/events/Actor.yaml }
            data: { $ref: ../schemas/${area}/${name}EventData.yaml }
        example:
          id: 0193a000-0000-7000-8000-000000000a99
          sequence: 1795163400004127
          event: ${kind}
          occurred_at: '2026-11-20T09:30:00.000+01:00'
          actor:
            id: 0193a000-0000-7000-8000-000000000005
            email: mira.hofmann@example.test
            name: Mira Hofmann
          data:
            id: 0193a000-0000-7000-8000-000000000901
  responses:
    '2XX':
      description: Acknowledged.
    default:
      description: |
        Not acknowledged. A redirect, which is never followed, and no answer within ten seconds count as this as well.
        The delivery is retried five times: first after a minute, last after twelve hours.
`;

const IMPORTS = [
  `import { emit } from '../../events/emit.ts';`,
  `import type { Writing } from '../../events/writing.ts';`,
  `import type { EventData } from '../../generated/events.ts';`,
];

/** The area's `announce.ts` with one more function, and the imports it needs. */
function announcing(before: string, kind: string, name: string): string {
  const missing = IMPORTS.filter((line) => !before.includes(line));
  const announce = `
export const announce${name} = (call: Writing, data: EventData['${kind}']): void =>
  emit(call, '${kind}', data);
`;
  return `${missing.map((line) => `${line}\n`).join('')}${before}${announce}`;
}

const testOf = (kind: string): string => `import { describe, expect, test } from '@jest/globals';
import { openWorld } from '../../support/opening.ts';
import { eventBodies } from '../../support/traces.ts';

const { world } = await openWorld();

describe('${kind}', () => {
  test('is sent with the write that makes it true', async () => {
    // cause the event
    expect(await eventBodies(world, '${kind}')).toEqual([expect.objectContaining({ event: '${kind}' })]);
  });
});
`;
