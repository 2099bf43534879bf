/** What a spreadsheet may be given. */
import { expect, test } from '@jest/globals';
import { csvLine } from '../../src/csv.ts';

test.each([
  ['a word', 'Ada', 'Ada'],
  ['a comma', 'Keller, Ada', '"Keller, Ada"'],
  ['a quote', 'Ada "A."', '"Ada ""A."""'],
  ['a line break', 'one\ntwo', '"one\ntwo"'],
  ['nothing', null, ''],
  ['a number', 12, '12'],
  ['a number below zero, which is ours', -12, '-12'],
  ['a formula', '=1+1', "'=1+1"],
  ['a formula by its plus', '+1', "'+1"],
  ['a formula by its minus', '-1', "'-1"],
  ['a formula by its at', '@SUM(A1)', "'@SUM(A1)"],
  ['a tab before a formula', '\t=1', "'\t=1"],
  ['a return before a formula', '\r=1', '"\'\r=1"'],
  ['a formula that is quoted, too', '=HYPERLINK("x", "y")', '"\'=HYPERLINK(""x"", ""y"")"'],
  ['a sign in the middle', 'a=b', 'a=b'],
])('%s: %j is %j', (_name, cell, text) => {
  expect(csvLine([cell, 'end'])).toBe(`${text},end\r\n`);
});
