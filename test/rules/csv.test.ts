/** CSV cells that spreadsheets cannot run as formulas. */
import { expect, test } from '@jest/globals';
import { csvLine } from '../../src/lib/csv.ts';

test.each([
  ['a word', 'Ada', 'Ada'],
  ['a comma', 'Keller, Ada', '"Keller, Ada"'],
  ['a quote', 'Ada "A."', '"Ada ""A."""'],
  ['a line break', 'one\ntwo', '"one\ntwo"'],
  ['nothing', null, ''],
  ['a number', 12, '12'],
  ['a negative number of our own', -12, '-12'],
  ['a formula', '=1+1', "'=1+1"],
  ['a formula that starts with a plus', '+A1', "'+A1"],
  ['a formula that starts with a minus', '-2+3', "'-2+3"],
  ['a formula after a number', "-2+3+cmd|' /C calc'!A0", "'-2+3+cmd|' /C calc'!A0"],
  ['a formula after a zone', '+05:30 +A1', "'+05:30 +A1"],
  ['a function call after a zone', '+05:30 Etc/GMT+HYPERLINK("x")', `"'+05:30 Etc/GMT+HYPERLINK(""x"")"`],
  ['a line after a zone', '+05:30\n=1', '"\'+05:30\n=1"'],
  ['a zone that is an offset', '+05:30', '+05:30'],
  ['an offset behind UTC', '-03:00', '-03:00'],
  ['an offset before other zones', '+05:30 Asia/Kolkata Etc/GMT+5 UTC', '+05:30 Asia/Kolkata Etc/GMT+5 UTC'],
  ['a number with its sign, as a text', '-3.50', '-3.50'],
  ['a number with its plus, as a text', '+1', '+1'],
  ['a sign alone', '-', "'-"],
  ['a formula that starts with an at sign', '@SUM(A1)', "'@SUM(A1)"],
  ['a tab before a formula', '\t=1', "'\t=1"],
  ['a return before a formula', '\r=1', '"\'\r=1"'],
  ['a formula that is also quoted', '=HYPERLINK("x", "y")', '"\'=HYPERLINK(""x"", ""y"")"'],
  ['a sign in the middle', 'a=b', 'a=b'],
])('%s: %j is %j', (_name, cell, text) => {
  expect(csvLine([cell, 'end'])).toBe(`${text},end\r\n`);
});
