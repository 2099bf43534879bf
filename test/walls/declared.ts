/** What the source in `src/` declares about its statements and lists, read with the compiler. */
import path from 'node:path';
import ts from 'typescript';
import { root, sourceProgram } from '../support/sourceProgram.ts';

/** What a value can be: `string`, `number`, `boolean`, `Buffer`, `object`, `null`, `string[]` … */
export type Kinds = ReadonlySet<string>;

export interface Declared {
  at: string;
  made: 'statement' | 'sharedStatement' | 'defineList';
  /** The selected row, by member; null if nobody reads the rows. */
  row: Map<string, Kinds> | null;
  /** The values of a statement, or those of a list's filters. */
  values: Map<string, Kinds>;
}

/**
 * Functions that create statements: for every list, and for any table, whose columns come from the catalog.
 */
const MADE_AS_NEEDED = [
  'src/db/list.ts',
  'src/db/handle.ts',
  'src/db/tableOrder.ts',
  'src/exports/arrive.ts',
  'src/exports/snapshot.ts',
];

/** All calls of `statement`, `sharedStatement` and `defineList`, except those inside such functions. */
export function declaredStatements(): Declared[] {
  const { program, files } = sourceProgram();
  const checker = program.getTypeChecker();
  const found: Declared[] = [];

  const visit = (file: ts.SourceFile, node: ts.Node): void => {
    ts.forEachChild(node, (child) => visit(file, child));
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return;
    const made = node.expression.text;
    if (made !== 'statement' && made !== 'sharedStatement' && made !== 'defineList') return;
    const { line, character } = file.getLineAndCharacterOfPosition(node.getStart());
    const at = `${path.relative(root, file.fileName)}:${line + 1}:${character + 1}`;
    const [whole, values] = checker.getTypeArguments(checker.getTypeAtLocation(node) as ts.TypeReference);
    // for a list that attaches data to its rows, the row before that
    const cut = made === 'defineList' ? node.typeArguments?.[2] : undefined;
    const row = cut ? checker.getTypeFromTypeNode(cut) : whole;
    if (MADE_AS_NEEDED.some((name) => at.startsWith(`${name}:`)) && isInFunction(node)) return;
    found.push({
      at,
      made,
      row: row!.getStringIndexType() ? null : membersOf(checker, row!, node),
      values: membersOf(checker, values!, node),
    });
  };
  for (const file of files) visit(file, file);
  return found;
}

function isInFunction(node: ts.Node): boolean {
  return ts.findAncestor(node, ts.isFunctionLike) !== undefined;
}

const membersOf = (checker: ts.TypeChecker, type: ts.Type, at: ts.Node): Map<string, Kinds> =>
  new Map(
    checker
      .getPropertiesOfType(type)
      .map((member) => [member.name, kindsOf(checker, checker.getTypeOfSymbolAtLocation(member, at), at)]),
  );

function kindsOf(checker: ts.TypeChecker, type: ts.Type, at: ts.Node): Kinds {
  const parts = type.isUnion() ? type.types : [type];
  return new Set(parts.flatMap((part) => [...kindOf(checker, part, at)]));
}

const FLAGS: [number, string][] = [
  [ts.TypeFlags.StringLike, 'string'],
  [ts.TypeFlags.NumberLike, 'number'],
  [ts.TypeFlags.BooleanLike, 'boolean'],
  [ts.TypeFlags.Null, 'null'],
  [ts.TypeFlags.Undefined, 'undefined'],
];

function kindOf(checker: ts.TypeChecker, type: ts.Type, at: ts.Node): string[] {
  for (const [flags, kind] of FLAGS) if (type.flags & flags) return [kind];
  if (checker.isTupleType(type)) return ['object[]'];
  if (checker.isArrayType(type)) {
    const [of] = checker.getTypeArguments(type as ts.TypeReference);
    return [...kindsOf(checker, of!, at)].map((kind) => `${kind}[]`);
  }
  if (type.symbol?.name === 'Buffer') return ['Buffer'];
  return [type.flags & ts.TypeFlags.Object ? 'object' : checker.typeToString(type)];
}
