import { describe, expect, test } from '@jest/globals';
import { showsSecret } from '../../codegen/secrets.ts';

const answering = (data: object) => {
  const response = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Data' } } } };
  return showsSecret(
    {
      components: {
        schemas: { Data: data, Deep: { properties: { x: { type: 'string', 'x-secret': true } } } },
      },
    },
    { operationId: 'make', responses: { '201': response, '422': { content: {} } } },
  );
};

describe('rule 58: an answer shows a secret', () => {
  test.each([
    ['a member that is marked', { properties: { secret: { 'x-secret': true } } }, true],
    [
      'a marked member at a deeper level',
      { properties: { list: { items: { $ref: '#/components/schemas/Deep' } } } },
      true,
    ],
    [
      'a marked member in one of several shapes',
      { oneOf: [{ type: 'null' }, { $ref: '#/components/schemas/Deep' }] },
      true,
    ],
    ['no marked member', { properties: { name: { type: 'string' } } }, false],
    ['a member marked as not secret', { properties: { next_token: { 'x-secret': false } } }, false],
  ])('with %s', (_name, data, shown) => {
    expect(answering(data)).toBe(shown);
  });

  test.each(['secret', 'access_token', 'recovery_codes', 'ticket', 'signing_secret'])(
    'codegen fails for a member called %s that does not say whether it is a secret',
    (name) => {
      expect(() => answering({ properties: { [name]: { type: 'string' } } })).toThrow(
        `make: the member ${name} of its answer needs an x-secret`,
      );
    },
  );
});
