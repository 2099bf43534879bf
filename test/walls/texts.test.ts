/** What the console says comes from its catalogues, so that it can be said in another language. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import ts from 'typescript';

const folder = path.join(import.meta.dirname, '../../console');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/^(generated|texts|worker)\//.test(file))
  .map((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  });

/** Properties of elements and parts that people read. */
const READ = /^(label|title|aria-label|alt|placeholder|hint|text|action|empty|lead)$/;
const WORDS = /\p{L}{2,}/u;
/** Names of keys, which are the same in every language. */
const KEYS = /^Ctrl K$/;

/** What `find` finds in a file, with its line. */
function found(find: (node: ts.Node, inFunction: boolean, catalogues: ReadonlySet<string>) => boolean) {
  return files.flatMap((file) => {
    const catalogues = new Set(
      file.statements.flatMap((one) =>
        ts.isImportDeclaration(one) &&
        /\/texts\//.test(one.moduleSpecifier.getText()) &&
        one.importClause?.namedBindings &&
        ts.isNamedImports(one.importClause.namedBindings)
          ? one.importClause.namedBindings.elements.map(({ name }) => name.text)
          : [],
      ),
    );
    const lines: string[] = [];
    const visit = (node: ts.Node, inFunction: boolean): void => {
      if (find(node, inFunction, catalogues)) {
        const { line } = file.getLineAndCharacterOfPosition(node.getStart());
        lines.push(`${file.fileName}:${line + 1} ${node.getText().trim()}`);
      }
      ts.forEachChild(node, (child) => visit(child, inFunction || ts.isFunctionLike(node)));
    };
    visit(file, false);
    return lines;
  });
}

describe('the console’s texts', () => {
  test('the files are found', () => {
    expect(files.length).toBeGreaterThan(150);
  });

  test('no text between tags and no text in a property is written outside of a catalogue', () => {
    const written = found((node) => {
      if (ts.isJsxText(node)) return WORDS.test(node.text) && !KEYS.test(node.text.trim());
      return (
        ts.isJsxAttribute(node) &&
        READ.test(node.name.getText()) &&
        node.initializer !== undefined &&
        ts.isStringLiteral(node.initializer) &&
        WORDS.test(node.initializer.text)
      );
    });
    expect(written).toEqual([]);
  });

  test('catalogues are read while a page is drawn, when the language is known', () => {
    const early = found(
      (node, inFunction, catalogues) =>
        !inFunction &&
        ts.isPropertyAccessExpression(node) &&
        ts.isIdentifier(node.expression) &&
        catalogues.has(node.expression.text),
    );
    expect(early).toEqual([]);
  });
});
