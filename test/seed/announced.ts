/**
 * What the service's sources announce, found with the compiler: actions and resources of audit lines, kinds
 * of notices and events. The demo's scenes are left out: they may show only what is announced elsewhere.
 */
import path from 'node:path';
import ts from 'typescript';
import { placeOf, root, sourceProgram } from '../support/sourceProgram.ts';

export interface Announced {
  /** Action and resource, such as `created user`. */
  actions: Set<string>;
  notices: Set<string>;
  events: Set<string>;
  /** Calls that pass a `string` of unknown value, so that not all announcements would be known. */
  unknown: string[];
  /** Functions of `announce.ts` that only scenes of the demo call. */
  unused: string[];
}

const SCENE = /^src\/(demo\/|areas\/[^/]+\/demo(\/|\.ts$))/;
const TRANSITIONS = 'src/transitions/transition.ts';
const ANNOUNCE = /^src\/(areas\/[^/]+|notifications)\/announce\.ts$|^src\/webhooks\/failing\.ts$/;

export function announcedBySources(): Announced {
  const { program, files } = sourceProgram({ alone: true });
  const checker = program.getTypeChecker();
  const found: Announced = {
    actions: new Set(),
    notices: new Set(),
    events: new Set(),
    unknown: [],
    unused: [],
  };
  const service = files.filter((file) => !SCENE.test(nameOf(file)));

  for (const action of verbsOfMachines(service)) found.actions.add(action);
  for (const file of service) {
    // the verbs of transitions are in their state machines
    if (nameOf(file) === TRANSITIONS) continue;
    visit(file, (call) => {
      const [, said] = call.arguments;
      const texts = (node: ts.Node | undefined) => {
        const values = node && textsOf(checker, node);
        if (!values) found.unknown.push(placeOf(file, call));
        return values ?? [];
      };
      switch (call.expression.getText()) {
        case 'audit': {
          const resources = texts(member(said, 'resource'));
          for (const action of texts(member(said, 'action')))
            for (const resource of resources) found.actions.add(`${action} ${resource}`);
          break;
        }
        case 'notify':
          for (const kind of texts(member(said, 'kind'))) found.notices.add(kind);
          break;
        case 'emit':
          for (const kind of texts(said)) found.events.add(kind);
          break;
        case 'sendNow':
          // samples are invented events of any kind, and marked as such
          if (said && ts.isCallExpression(said) && said.expression.getText() === 'pingFor')
            found.events.add('webhook.ping');
      }
    });
  }

  const used = new Set<string>();
  for (const file of service)
    visit(file, ({ expression }) => {
      if (ts.isIdentifier(expression)) used.add(expression.text);
    });
  for (const file of service.filter((one) => ANNOUNCE.test(nameOf(one))))
    for (const { name } of checker.getExportsOfModule(checker.getSymbolAtLocation(file)!))
      if (/^(announce|tell|remind|audit|emit)/.test(name) && !used.has(name))
        found.unused.push(`${nameOf(file)} ${name}`);
  return found;
}

/** The verbs of the transitions in every state machine, with its resource. */
function verbsOfMachines(files: readonly ts.SourceFile[]): string[] {
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    ts.forEachChild(node, look);
    if (!ts.isVariableDeclaration(node) || !/^Machine\b/.test(node.type?.getText() ?? '')) return;
    const resource = textIn(node.initializer, 'resource');
    const table = member(node.initializer, 'transitions');
    if (!resource || !table || !ts.isArrayLiteralExpression(table)) return;
    for (const row of table.elements) {
      const verb = textIn(row, 'verb');
      if (verb) found.push(`${verb} ${resource}`);
    }
  };
  files.forEach(look);
  return found;
}

function textIn(literal: ts.Expression | undefined, name: string): string | undefined {
  const value = member(literal, name);
  return value && ts.isStringLiteral(value) ? value.text : undefined;
}

const nameOf = ({ fileName }: ts.SourceFile): string => path.relative(root, fileName);

function visit(node: ts.Node, look: (call: ts.CallExpression) => void): void {
  if (ts.isCallExpression(node)) look(node);
  ts.forEachChild(node, (child) => visit(child, look));
}

/** The value of a member in an object literal, or the name itself in `{ kind }`. */
function member(literal: ts.Expression | undefined, name: string): ts.Node | undefined {
  if (!literal || !ts.isObjectLiteralExpression(literal)) return undefined;
  const found = literal.properties.find((property) => property.name?.getText() === name);
  return found && ts.isPropertyAssignment(found) ? found.initializer : found;
}

/** All texts that an expression can be; undefined if it can be any text. */
function textsOf(checker: ts.TypeChecker, node: ts.Node): string[] | undefined {
  if (ts.isTemplateExpression(node)) {
    let texts: string[] | undefined = [node.head.text];
    for (const { expression, literal } of node.templateSpans) {
      const middle = textsOf(checker, expression);
      texts = middle && texts?.flatMap((text) => middle.map((one) => text + one + literal.text));
    }
    return texts;
  }
  const symbol = ts.isShorthandPropertyAssignment(node)
    ? checker.getShorthandAssignmentValueSymbol(node)
    : undefined;
  const type = symbol ? checker.getTypeOfSymbolAtLocation(symbol, node) : checker.getTypeAtLocation(node);
  const members = type.isUnion() ? type.types : [type];
  return members.every((one) => one.isStringLiteral()) ? members.map(({ value }) => value) : undefined;
}
