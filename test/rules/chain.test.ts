/** The hash chain of the audit trail. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  follow,
  isBreak,
  linkOf,
  ORIGIN,
  type Link,
  type StoredLine,
} from '../../src/areas/logs/rules/chain.ts';

const FIELDS = [
  'workspace_id',
  'id',
  'written_at',
  'action',
  'resource_type',
  'resource_id',
  'actor',
  'actor_id',
  'source',
  'key_prefix',
  'ip',
  'request_id',
  'changes',
  'line',
] as const;
const text = fc.string({ maxLength: 12 });
const nullable = fc.option(text);
const line: fc.Arbitrary<StoredLine> = fc.record({
  workspace_id: text,
  id: fc.uuid(),
  written_at: text,
  action: text,
  resource_type: text,
  resource_id: nullable,
  actor: text,
  actor_id: text,
  source: text,
  key_prefix: nullable,
  ip: nullable,
  request_id: nullable,
  changes: text,
  line: text,
});
const lines = fc.array(line, { minLength: 1, maxLength: 12 });
const START = { position: 0, hash: ORIGIN };

function chainOf(all: readonly StoredLine[]): Link[] {
  let hash: Buffer = ORIGIN;
  return all.map((one, index) => {
    hash = linkOf(hash, one);
    return { position: index + 1, entry_id: one.id, hash, altered: false, line: one };
  });
}

describe('the chain of the audit trail', () => {
  test('is valid for the lines that were written, wherever verification starts', () => {
    fc.assert(
      fc.property(lines, fc.nat(), (all, from) => {
        const links = chainOf(all);
        const begin = from % links.length;
        const place = begin === 0 ? START : links[begin - 1]!;
        expect(follow(place, links.slice(begin))).toEqual({
          position: links.length,
          hash: links.at(-1)!.hash,
        });
      }),
    );
  });

  test('breaks at a line that was changed before it joined the chain, even if the change is undone afterwards', () => {
    fc.assert(
      fc.property(lines, fc.nat(), (all, at) => {
        const index = at % all.length;
        let hash: Buffer = ORIGIN;
        const links = all.map((one, position): Link => {
          const altered = position === index;
          hash = linkOf(hash, one, altered);
          return { position: position + 1, entry_id: one.id, hash, altered, line: one };
        });
        const broken = { position: index + 1, entry_id: all[index]!.id, reason: 'changed' };
        expect(follow(START, links)).toEqual(broken);
        links[index] = { ...links[index]!, altered: false };
        expect(follow(START, links)).toEqual(broken);
      }),
    );
  });

  test('breaks at a line in which any value was changed, including to or from null', () => {
    fc.assert(
      fc.property(lines, fc.nat(), fc.constantFrom(...FIELDS), nullable, (all, at, field, value) => {
        const links = chainOf(all);
        const index = at % links.length;
        const changed = { ...links[index]!.line!, [field]: value } as StoredLine;
        fc.pre(changed[field] !== links[index]!.line![field]);
        links[index] = { ...links[index]!, line: changed };
        expect(follow(START, links)).toMatchObject({ position: index + 1, reason: 'changed' });
      }),
    );
  });

  test('breaks where a line or a link is missing, or two have changed places', () => {
    fc.assert(
      fc.property(lines, fc.nat(), (all, at) => {
        const links = chainOf(all);
        const index = at % links.length;
        const gone = links.map((link, place) => (place === index ? { ...link, line: null } : link));
        expect(follow(START, gone)).toMatchObject({ position: index + 1, reason: 'missing' });
        const cut = links.filter((_, place) => place !== index);
        if (index < links.length - 1)
          expect(follow(START, cut)).toMatchObject({ position: index + 1, reason: 'gap' });
        if (index === 0) return;
        const swapped = [...links];
        swapped[index] = { ...links[index]!, line: links[index - 1]!.line };
        swapped[index - 1] = { ...links[index - 1]!, line: links[index]!.line };
        expect(follow(START, swapped)).toMatchObject({ position: index, reason: 'changed' });
      }),
    );
  });

  test('distinguishes values that are equal when concatenated', () => {
    const [one] = fc.sample(line, 1) as [StoredLine];
    const shifted = { ...one, action: 'ab', resource_type: 'c' };
    expect(linkOf(ORIGIN, shifted)).not.toEqual(linkOf(ORIGIN, { ...one, action: 'a', resource_type: 'bc' }));
    expect(linkOf(ORIGIN, { ...one, ip: null })).not.toEqual(linkOf(ORIGIN, { ...one, ip: 'null' }));
    expect(isBreak(follow(START, []))).toBe(false);
  });
});
