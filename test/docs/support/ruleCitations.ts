/** Where domain rules are cited: anywhere in a file, and in the titles of its tests. */
import path from 'node:path';
import ts from 'typescript';
import { examples } from '../../rules/support/tables.ts';

/** `rule 14`, `Rules 14 and 15`, `rules 1-8, 10`, `rules 16, 20–24`; not service.md's "delivery rule 2". */
const CITATION = /(?<!delivery )\brules? (\d+(?:(?:, and |, | and |-|–| to )\d+)*)/gi;

/** The rule numbers that a text cites, with ranges expanded. */
export function citedIn(text: string): number[] {
  // a citation may continue on the next line of a comment
  const oneLine = text.replace(/\n\s*(?:\*|\/\/)?\s*/g, ' ');
  return [...oneLine.matchAll(CITATION)].flatMap(([, list]) =>
    list!.split(/, and |, | and /).flatMap(numbersOf),
  );
}

function numbersOf(part: string): number[] {
  const [first, last = first] = part.split(/-|–| to /).map(Number) as [number, number?];
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

/**
 * The rule numbers in the titles of a test file: of a test or a `describe` around it, in the strings of its
 * table, and in the worked examples that it reads (`rule $rule`).
 */
export function citedInTitles(file: string, text: string): number[] {
  const found: number[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTest(node.expression)) {
      const title = node.arguments[0]?.getText() ?? '';
      found.push(...citedIn(title));
      if (ts.isCallExpression(node.expression)) found.push(...citedInTable(node.expression, title));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path.basename(file), text, ts.ScriptTarget.Latest, true));
  return found;
}

/** True for `test`, `it`, `describe`, `test.each(…)`, `it.skip` … */
function isTest(callee: ts.Node): boolean {
  if (ts.isIdentifier(callee)) return ['test', 'it', 'describe'].includes(callee.text);
  if (ts.isCallExpression(callee)) return isEach(callee.expression);
  return ts.isPropertyAccessExpression(callee) && callee.name.text !== 'each' && isTest(callee.expression);
}

/** True for the `test.each` of `test.each(table)(title, …)`, which takes a table and no title. */
function isEach(callee: ts.Node): boolean {
  return ts.isPropertyAccessExpression(callee) && callee.name.text === 'each' && isTest(callee.expression);
}

/** The rules that the table of `test.each(table)(title, …)` puts into the title. */
function citedInTable(each: ts.CallExpression, title: string): number[] {
  const table = each.arguments[0];
  if (!table) return [];
  if (!title.includes('$rule')) return title.includes('%s') ? citedIn(table.getText()) : [];
  const source = /examples\('([^']+)', ["'](.+)["']\)/.exec(table.getText());
  return source ? examples(source[1]!, source[2]!).flatMap((row) => citedIn(`rule ${row['rule']}`)) : [];
}
