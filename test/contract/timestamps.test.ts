/**
 * The code that writes timestamps, and the check of every answer, both find every timestamp in the contract.
 */
import { describe, expect, test } from '@jest/globals';
import { TIMESTAMP_FIELD } from '../../src/areas/logs/rules/timestamps.ts';
import { operations, type OperationId } from '../../src/generated/operations.ts';
import { dereference } from '../../src/openapi/dereference.ts';
import { document } from '../../src/openapi/document.ts';
import { withTimes, withTimesOf } from '../../src/openapi/times.ts';

interface Found {
  /** The keywords and member names that lead to it. */
  path: string[];
  schema: Record<string, unknown>;
}

/** Every `date-time` schema in a part of the contract. */
function timestampsOf(part: unknown, path: string[] = []): Found[] {
  if (typeof part !== 'object' || part === null) return [];
  const schema = part as Record<string, unknown>;
  if (schema['format'] === 'date-time') return [{ path, schema }];
  return Object.entries(part)
    .filter(([key]) => !['example', 'examples'].includes(key))
    .flatMap(([key, value]) => timestampsOf(value, [...path, key]));
}

const KEYWORDS = ['properties', 'items', 'additionalProperties', 'anyOf', 'oneOf', 'allOf'];

const answers = Object.values(operations).flatMap(({ id, path, method }) => {
  const responses = document.paths[path]![method.toLowerCase()]!['responses'] as Record<string, unknown>;
  return Object.entries(responses).flatMap(([status, response]) => {
    const { content } = dereference(response, document) as { content?: Record<string, { schema: unknown }> };
    const schema = content?.['application/json']?.schema;
    return schema ? [{ id: id as OperationId, status: Number(status), found: timestampsOf(schema) }] : [];
  });
});
const inAnswers = answers.flatMap(({ found }) => found);

describe('timestamps of the contract', () => {
  test('have names that the audit trail and the tests recognise: …_at, …_until, since, time', () => {
    const names = [...inAnswers, ...timestampsOf(document.components.schemas)].map(({ path }) => {
      const at = path.lastIndexOf('properties');
      return at === -1 ? null : path[at + 1]!;
    });
    expect(names.length).toBeGreaterThan(100);
    expect([...new Set(names)].filter((name) => name !== null && !TIMESTAMP_FIELD.test(name))).toEqual([
      'before',
    ]);
  });

  test('occur in answers only behind keywords that the writer of timestamps follows', () => {
    const keywords = inAnswers.flatMap(({ path }) =>
      path.filter(
        (_step, index) => !['properties', 'anyOf', 'oneOf', 'allOf'].includes(path[index - 1] ?? ''),
      ),
    );
    expect([...new Set(keywords)].filter((keyword) => !KEYWORDS.includes(keyword))).toEqual([]);
  });

  test('have their own offset in time entries, their presences and events, meetings and slots, and nowhere else', () => {
    const own = Object.entries(document.components.schemas).flatMap(([name, schema]) =>
      JSON.stringify(schema).includes('"x-own-offset":true') ? [name] : [],
    );
    expect(own.sort()).toEqual([
      'ClockEventData',
      'Meeting',
      'Presence',
      'RecordedEvent',
      'Slot',
      'TimeEntry',
      'TimeEntryEventData',
    ]);
  });

  const UTC = '2026-07-01T03:30:00.123999+00:00';
  const HERE = '2026-07-01T09:00:00.123+05:30';

  test.each(answers.filter(({ found, status }) => found.length > 0 && status < 300))(
    '$id $status: every timestamp is written with the workspace’s offset',
    ({ id, status }) => {
      const { path, method } = operations[id];
      const responses = document.paths[path]![method.toLowerCase()]!['responses'] as Record<string, any>;
      const { schema } = (dereference(responses[status], document) as any).content['application/json'];
      const data = valueOf(schema.properties.data);
      const written = JSON.stringify(withTimes(id, status, structuredClone(data), 'Asia/Kolkata'));
      expect(written).toBe(JSON.stringify(data).replaceAll(UTC, HERE));
    },
  );

  test('timestamps in the data of events are written too', () => {
    const paid = { id: 'x', paid_at: UTC };
    expect(withTimesOf('PaymentEventData', { ...paid }, 'Asia/Kolkata')).toEqual({ ...paid, paid_at: HERE });
  });

  /**
   * A value with every timestamp that the schema allows. Those with their own offset are marked and must not
   * change.
   */
  function valueOf(schema: any, own = false): any {
    const left = own || schema['x-own-offset'] === true;
    if (schema.format === 'date-time') return left ? UTC.replace('2026', '2027') : UTC;
    if (schema.properties)
      return Object.fromEntries(
        Object.entries(schema.properties).map(([name, member]) => [name, valueOf(member, left)]),
      );
    if (schema.items) return [valueOf(schema.items, left), valueOf(schema.items, left)];
    const branch = [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])][0];
    return branch ? valueOf(branch, left) : null;
  }
});
