/** What the compiler refuses: a handler that does not match the contract, and a missing handler. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from '@jest/globals';
import ts from 'typescript';

const root = fileURLToPath(new URL('../../', import.meta.url));
const at = (name: string) => `${root}src/areas/notifications/operations/${name}.ts`;

const handler = (body: string, call = 'services') => `
import type { Answer, Call } from '../../../contract.ts';
export default async function getUnreadCount({ ${call} }: Call<'getUnreadCount'>): Promise<Answer<'getUnreadCount'>> {
  void ${call};
  ${body}
}`;

const thrown = (problem: string) => `
import { conflict } from '../../../problem.ts';
export const refuse = () => { throw ${problem}; };`;

const FIXTURES: Record<string, string> = {
  right: handler('return { status: 200, data: { unread: 0 } };'),
  undeclaredStatus: handler('return { status: 201, data: { unread: 0 } };'),
  missingField: handler('return { status: 200, data: {} };'),
  extraField: handler(`return { status: 200, data: { unread: 0, secret: 'x' } };`),
  wrongType: handler(`return { status: 200, data: { unread: '0' } };`),
  noAnswer: handler(''),
  unknownParameter: handler('return { status: 200, data: { unread: params.page } };', 'params'),
  unknownCode: thrown(`conflict('entry_overlapped', 'The entry overlaps others.')`),
  codeOfAnotherStatus: thrown(`conflict('not_found', 'There is nothing here.')`),
  knownCode: thrown(`conflict('entry_overlap', 'The entry overlaps others.')`),
  unknownOperation: `import type { Call } from '../../../contract.ts'; export type X = Call<'getNothing'>;`,
};
const MISSING = at('listNotifications');

const options = ts.parseJsonConfigFileContent(
  ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile).config,
  ts.sys,
  root,
).options;

/** Compiles the real tree with virtual files added and one file removed. */
function programOf(
  virtual: Map<string, string>,
  gone: string | null,
  roots: string[],
  before?: ts.Program,
): ts.Program {
  const host = ts.createCompilerHost({ ...options, incremental: false });
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (name) => name !== gone && (virtual.has(name) || fileExists(name));
  host.readFile = (name) => (name === gone ? undefined : (virtual.get(name) ?? readFile(name)));
  host.getSourceFile = (name, version, ...rest) => {
    if (name === gone) return undefined;
    const text = virtual.get(name);
    return text === undefined
      ? (before?.getSourceFile(name) ?? getSourceFile(name, version, ...rest))
      : ts.createSourceFile(name, text, version, true);
  };
  return ts.createProgram(
    roots,
    { ...options, incremental: false, tsBuildInfoFile: undefined, noEmit: true },
    host,
  );
}

const errorsOf = (program: ts.Program, file: string): string[] =>
  [
    ...program.getSyntacticDiagnostics(program.getSourceFile(file)),
    ...program.getSemanticDiagnostics(program.getSourceFile(file)),
  ].map((one) => `TS${one.code} ${ts.flattenDiagnosticMessageText(one.messageText, ' ')}`);

describe('the compiler', () => {
  let program: ts.Program;
  beforeAll(() => {
    const virtual = new Map(Object.entries(FIXTURES).map(([name, text]) => [at(name), text]));
    program = programOf(virtual, null, [...virtual.keys()]);
  }, 30_000);

  test('accepts a handler that matches the contract', () => {
    expect(errorsOf(program, at('right'))).toEqual([]);
    expect(errorsOf(program, at('knownCode'))).toEqual([]);
  });

  test.each([
    ['undeclaredStatus', /Type '201' is not assignable to type '200'/],
    ['missingField', /Property 'unread' is missing in type '\{\}' but required in type 'UnreadCount'/],
    ['extraField', /'secret' does not exist in type 'UnreadCount'/],
    ['wrongType', /Type 'string' is not assignable to type 'number'/],
    ['noAnswer', /must return a value|lacks ending return/],
    ['unknownParameter', /Type 'undefined' is not assignable|Type 'never'|does not exist/],
    ['unknownCode', /'"entry_overlapped"' is not assignable to parameter/],
    ['codeOfAnotherStatus', /'"not_found"' is not assignable to parameter/],
    ['unknownOperation', /'"getNothing"' does not satisfy the constraint/],
  ])('refuses %s', (name, message) => {
    expect(errorsOf(program, at(name)).join('\n')).toMatch(message);
  });

  test('reports an operation without a file', () => {
    const handlers = `${root}src/generated/handlers.ts`;
    expect(readFileSync(handlers, 'utf8')).toContain('notifications/operations/listNotifications.ts');
    const without = programOf(new Map(), MISSING, [handlers], program);
    const errors = errorsOf(without, handlers);
    expect(errors).toEqual([expect.stringMatching(/^TS2307 Cannot find module .*listNotifications\.ts/)]);
  }, 30_000);
});
