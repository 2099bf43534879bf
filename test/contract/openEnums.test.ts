/**
 * Enums that may get more values are open in answers and closed in requests, and each enum in the contract
 * says which it is.
 */
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
  test('has a text with its known values in answers, of the named kind and at the right place, including null', () => {
    expect(schemas.EventKind).toMatchObject({ type: 'string', 'x-extensible-enum': kinds });
    expect(schemas.EventKind.enum).toBeUndefined();
    expect(schemas.EventKind.description).toMatch(/Known values: `absence\.approved`, .*More may come\.$/);
    expect(schemas.BenefitEligibility.properties.reason).toMatchObject({
      type: ['string', 'null'],
      'x-extensible-enum': ['user_type', 'waiting', 'window', 'enrolled'],
    });
    expect(schemas.Webhook.properties.events.items).toEqual({ $ref: '#/components/schemas/EventSelection' });
  });

  test('has the closed enum in requests: bodies and parameters', () => {
    const closed = { $ref: '#/components/schemas/EventKindInput' };
    expect(schemas.EventKindInput).toMatchObject({ type: 'string', enum: kinds });
    expect(schemas.WebhookInput.properties.events.items).toEqual({
      $ref: '#/components/schemas/EventSelectionInput',
    });
    expect(schemas.EventSelectionInput.enum).toEqual(expect.arrayContaining(['*', 'absence.*', ...kinds]));
    const filter = paths['/api/v1/platform/events/'].get.parameters.find((one: any) => one.name === 'event');
    expect(filter.schema.items).toEqual(closed);
  });

  test('keeps enums closed that never grow, without a mark', () => {
    expect(schemas.LeaveUnit.enum).toEqual(['day', 'hour']);
    expect(JSON.stringify({ schemas, paths })).not.toContain('x-open-enum');
  });
});

test('the service itself checks answers with closed enums, so that tests find a wrong value', () => {
  expect(document.components.schemas['EventKind']).toMatchObject({ enum: kinds });
});

test('an answer’s enum that does not say whether it is open is refused, with a remedy', () => {
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
