/**
 * Third-party linters accept the published documents, apart from the exceptions in openapi/linters.yaml, each
 * with its reason.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { fullDocument, publicDocument } from '../../src/openapi/served.ts';
import { openFolder } from '../support/opening.ts';
import { tool, whyNot } from './tools.ts';

const contract = (name: string) =>
  parse(readFileSync(new URL(`../../openapi/${name}`, import.meta.url), 'utf8')) as any;
const exceptions = contract('linters.yaml') as Record<'redocly' | 'spectral' | 'ibm', Record<string, string>>;
const folder = openFolder('linters');
const written = (name: string, content: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
};
const full = written('full.json', JSON.stringify(fullDocument()));
const subset = written('public.json', JSON.stringify(publicDocument()));

test('Redocly: passes recommended-strict except for the rules listed as exceptions', () => {
  const { extends: sets, rules } = contract('redocly.yaml');
  expect(sets).toEqual(['recommended-strict']);
  const off = Object.keys(rules).filter((name) => rules[name] === 'off');
  expect(off.sort()).toEqual(Object.keys(exceptions.redocly).sort());
});

(whyNot === null ? describe : describe.skip)(
  `Spectral and IBM's validator${whyNot === null ? '' : `: not run, ${whyNot}`}`,
  () => {
    test.each([
      ['the whole document', full],
      ['the public subset', subset],
    ])(
      'Spectral, `oas`: %s breaks only the rules listed as exceptions, and each of these',
      async (_name, file) => {
        const rules = written('spectral.yaml', "extends: ['spectral:oas']\n");
        const found = JSON.parse(await tool('spectral', ['lint', '-r', rules, '-f', 'json', file])) as any[];
        expect([...new Set(found.map(({ code }) => code))].sort()).toEqual(
          Object.keys(exceptions.spectral).sort(),
        );
      },
      120_000,
    );

    test('IBM: the whole document breaks only the rules listed as exceptions, and each of these', async () => {
      const { error, warning } = JSON.parse(await tool('lint-openapi', ['-j', full])) as any;
      const found = [...error.results, ...warning.results].map(({ rule }) => rule as string);
      expect([...new Set(found)].sort()).toEqual(Object.keys(exceptions.ibm).sort());
    }, 300_000);
  },
);
