/** docs/rules.md has every rule that is cited, and every rule marked as built is in the title of a test. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { citedIn, citedInTitles } from './support/ruleCitations.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const PLACES = [
  'src',
  'workflows',
  'openapi',
  'codegen',
  'bench',
  'test',
  'docs',
  'CONTRIBUTING.md',
  'README.md',
];
/** Numbers up to this one have no gap. */
const LAST = 60;

type State = 'Built' | 'Partly built' | 'Not built yet' | 'Not in use';

/** The rules of the page, by number. */
function stated(): Map<number, { text: string; state: State | undefined }> {
  const page = readFileSync(path.join(ROOT, 'docs/rules.md'), 'utf8');
  const items = page.matchAll(/^(\d+)\. ([^]*?)(?=\n\d+\. |\n\n|$(?![^]))/gm);
  return new Map(
    [...items].map(([, number, text]) => [
      Number(number),
      {
        text: text!,
        state: /\*\*(Built|Partly built|Not built\s+yet|Not in use)\.?\*\*/
          .exec(text!)?.[1]
          ?.replace(/\s+/, ' ') as State,
      },
    ]),
  );
}

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...PLACES], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|js|yaml|md)$/.test(file) && !file.startsWith('src/generated/'))
  .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }));

describe('docs/rules.md', () => {
  test(`states 1 to ${LAST} and later rules in numerical order, each in its own sentence with its state`, () => {
    const rules = stated();
    const numbers = [...rules.keys()];
    expect(numbers.slice(0, LAST)).toEqual(Array.from({ length: LAST }, (_, i) => i + 1));
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    for (const [number, { text, state }] of rules) {
      expect([number, state]).toEqual([number, expect.any(String)]);
      if (state !== 'Not in use') expect(text.length).toBeGreaterThan(40);
    }
  });

  test('has every number that code, contract and tests cite', () => {
    const rules = stated();
    const unknown = files.flatMap(({ file, text }) =>
      citedIn(text)
        .filter((number) => (rules.get(number)?.state ?? 'Not in use') === 'Not in use')
        .map((number) => `${file}: rule ${number}`),
    );
    expect(unknown).toEqual([]);
  });

  test('marks no rule as built that no test title promises', () => {
    const titled = new Set(
      files
        .filter(({ file }) => file.endsWith('.test.ts'))
        .flatMap(({ file, text }) => citedInTitles(file, text)),
    );
    const untested = [...stated()]
      .filter(([number, { state }]) => (state === 'Built' || state === 'Partly built') && !titled.has(number))
      .map(([number]) => number);
    expect(untested).toEqual([]);
  });
});

describe('a citation', () => {
  test.each<[string, number[]]>([
    ['(the law, rule 14)', [14]],
    ['Rules 13, 14 and 15: the year end', [13, 14, 15]],
    ['(rules 1–3, 10)', [1, 2, 3, 10]],
    ['(rules 16, 20-22)', [16, 20, 21, 22]],
    ['what expires (rules 7,\n * 8)', [7, 8]],
    ['(service.md, delivery rule 2)', []],
    ['the overrule 4 times', []],
  ])('%j cites %j', (text, numbers) => {
    expect(citedIn(text)).toEqual(numbers);
  });

  test('in a comment of a test file does not count as a promise; in titles and tables it does', () => {
    const file = `
      /* rule 1 */
      describe('rule 2: the clock', () => {
        test('rules 3, 4: one', () => { expect('rule 5').toBe('rule 5'); });
        test.each([['rule 6: two', 'x']])('422 for %s', () => undefined);
        test.each([['rule 7: three', 'x']])('422', () => undefined);
      });`;
    expect(citedInTitles('x.test.ts', file)).toEqual([2, 3, 4, 6]);
  });
});
