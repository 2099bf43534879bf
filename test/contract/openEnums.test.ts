/** Enums that grow: open in answers, closed in requests, and said so by whoever writes one. */
import { describe, expect, test } from '@jest/globals';
import { refuseIn } from '../../codegen/flowNulls.ts';
import { openEnumsSaid } from '../../codegen/shape/openEnums.ts';
import { eventKinds } from '../../src/generated/events.ts';
import { document, operationsIn } from '../../src/openapi/document.ts';
import { fullDocument, publicDocument } from '../../src/openapi/served.ts';

const kinds = Object.keys(eventKinds).sort();

describe.each([
  ['the whole document', fullDocument() as any],
  ['the public subset', publicDocument() as any],
])('%s', (_name, { components: { schemas }, paths }) => {
  test('has a text with its known values in answers, of the named kind and in place, null included', () => {
    expect(schemas.EventKind).toMatchObject({ type: 'string', 'x-extensible-enum': kinds });
    expect(schemas.EventKind.enum).toBeUndefined();
    expect(schemas.EventKind.description).toMatch(/Known values: `absence\.approved`, .*More may come\.$/);
    expect(schemas.BenefitEligibility.properties.reason).toMatchObject({
      type: ['string', 'null'],
      'x-extensible-enum': ['user_type', 'waiting', 'window', 'enrolled'],
    });
    expect(schemas.Webhook.properties.events.items).toEqual({ $ref: '#/components/schemas/EventKind' });
  });

  test('has the closed enum in requests: bodies and parameters', () => {
    const closed = { $ref: '#/components/schemas/EventKindInput' };
    expect(schemas.EventKindInput).toMatchObject({ type: 'string', enum: kinds });
    expect(schemas.WebhookInput.properties.events.items).toEqual(closed);
    const filter = paths['/api/v1/platform/events/'].get.parameters.find((one: any) => one.name === 'event');
    expect(filter.schema.items).toEqual(closed);
  });

  test('leaves closed what never grows, and shows no mark', () => {
    expect(schemas.LeaveUnit.enum).toEqual(['day', 'hour']);
    expect(JSON.stringify({ schemas, paths })).not.toContain('x-open-enum');
  });
});

test('the service itself checks answers with closed enums: a mistaken value is found by tests', () => {
  expect(document.components.schemas['EventKind']).toMatchObject({ enum: kinds });
});

test('an enum in an answer that says nothing is refused, with the remedy', () => {
  const copy = structuredClone(document) as any;
  delete copy.components.schemas.Weekday['x-open-enum'];
  expect(() => openEnumsSaid(copy)).toThrow(
    /^Weekday: say beside enum \[mon, .*\] x-open-enum: true if values/,
  );
  expect(operationsIn(document).length).toBeGreaterThan(0);
  expect(() => openEnumsSaid(document)).not.toThrow();
});

describe('a member of a flow mapping in the contract', () => {
  test.each([
    ['a: { b: }', 'b'],
    ['a: { b:1, c: 2 }', 'b:1'],
    ['a:\n  - { b: 1, c }', 'c'],
    ['a: { b: one, and two }', 'and two'],
  ])('has a value: %j is refused', (text, name) => {
    expect(() => refuseIn('x.yaml', text)).toThrow(new RegExp(`^x\\.yaml:\\d: ${name} has no value; `));
  });

  test.each(['a: { b: 1 }', 'a: { b: null }', 'a: { b: { c: "" } }', 'a:\n  b:\n  c: { d: [] }'])(
    'may be %j',
    (text) => {
      expect(() => refuseIn('x.yaml', text)).not.toThrow();
    },
  );
});
