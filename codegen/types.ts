import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { resolve, type Document } from './document.ts';
import { operationsOf } from './redocly/complete-operations.js';
import type { Parts } from './shape/areas.ts';

/** The schema of binary content, in requests and responses. */
const FILE = 'Incoming';

/**
 * `types.ts`: a type per schema, and the parameters, body and successes of each operation. Schemas are not
 * aliases into `components`, because the compiler would then print whole structures instead of "PtoBalance".
 */
export async function typesSource({ head, areas }: Parts): Promise<string> {
  const parts = Object.entries(areas);
  const document = forHandlers({
    ...head,
    paths: Object.assign({}, ...parts.map(([, { paths }]) => paths as Document)),
    components: Object.fromEntries(
      ['schemas', 'parameters'].map((kind) => [
        kind,
        Object.assign({}, ...parts.map(([, { components }]) => (components as Document)[kind] as Document)),
      ]),
    ),
  });
  const nodes = await openapiTS(document as never, {
    defaultNonNullable: false,
    transform: (schema) =>
      schema.format === 'binary' ? ts.factory.createTypeReferenceNode(FILE) : undefined,
  });
  const kept = nodes.map((node) => ts.transform(node, [readable]).transformed[0]!);
  const components = membersOf(kept, 'components');
  const schemas = byName((components.get('schemas')!.type as ts.TypeLiteralNode).members);
  const operations = membersOf(kept, 'operations');

  const types = parts.flatMap(([area, part]) => [
    `\n// ${area}`,
    ...Object.keys((part.components as Document).schemas ?? {}).map((name) =>
      astToString(declare(name, schemas.get(name)!) as never).trimEnd(),
    ),
  ]);
  const calls = parts.flatMap(([area, { paths }]) => [
    `    // ${area}`,
    ...[...operationsOf({ paths })].map(({ operation: { operationId } }) =>
      printedMember(operations.get(operationId as string)!),
    ),
  ]);
  return `import type { ${FILE} } from '../files/content.ts';
${types.join('\n')}

/** Parameters, body and successes of each operation. */
export interface operations {
${calls.join('\n')}
}
`;
}

/** The part of the document that handlers use. Parameters with a default are always present in it. */
function forHandlers(whole: Document): Document {
  const document = structuredClone(whole);
  for (const { operation } of operationsOf(document)) {
    operation.parameters = ((operation.parameters ?? []) as Document[])
      .map((one) => resolve(document, one))
      .filter((one) => one.in !== 'header')
      .map((one) => (resolve(document, one.schema).default === undefined ? one : { ...one, required: true }));
    operation.responses = Object.fromEntries(
      Object.entries<Document>(operation.responses)
        // handlers do not answer 206: the pipeline turns their 200 into one
        .filter(([status]) => status.startsWith('2') && status !== '206')
        .map(([status, { description, content }]) => [status, { description, content }]),
    );
  }
  return document;
}

/** Refers to schemas by name instead of by path, and removes members without information. */
const readable: ts.TransformerFactory<ts.Node> = (context) => {
  const visit = (node: ts.Node): ts.Node | undefined => {
    const name = referencedSchema(node);
    if (name) return ts.factory.createTypeReferenceNode(name);
    return saysNothing(node) ? undefined : ts.visitEachChild(node, visit, context);
  };
  return (node) => ts.visitNode(node, visit)!;
};

/** Whether a member is `path?: never`, or `headers` with any name and value. */
function saysNothing(node: ts.Node): boolean {
  if (!ts.isPropertySignature(node) || !node.type) return false;
  if (node.questionToken && node.type.kind === ts.SyntaxKind.NeverKeyword) return true;
  return (
    memberName(node) === 'headers' &&
    ts.isTypeLiteralNode(node.type) &&
    node.type.members.every(
      (member) => ts.isIndexSignatureDeclaration(member) && member.type.kind === ts.SyntaxKind.UnknownKeyword,
    )
  );
}

function memberName(member: ts.TypeElement): string | undefined {
  const name = member.name;
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined;
}

const byName = (members: readonly ts.TypeElement[]): Map<string, ts.PropertySignature> =>
  new Map(members.map((member) => [memberName(member)!, member as ts.PropertySignature]));

/** The members of an interface in the generated source. */
function membersOf(nodes: ts.Node[], name: string): Map<string, ts.PropertySignature> {
  const found = nodes.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === name);
  return byName((found as ts.InterfaceDeclaration).members);
}

/** `components["schemas"]["X"]` -> `X`. */
function referencedSchema(node: ts.Node): string | undefined {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) return undefined;
  const [outer, inner] = [node.objectType, node.indexType];
  const isSchemas =
    ts.isLiteralTypeNode(outer.indexType) &&
    ts.isStringLiteral(outer.indexType.literal) &&
    outer.indexType.literal.text === 'schemas';
  return isSchemas && ts.isLiteralTypeNode(inner) && ts.isStringLiteral(inner.literal)
    ? inner.literal.text
    : undefined;
}

function declare(name: string, { type }: ts.PropertySignature): ts.Statement {
  const exported = [ts.factory.createModifier(ts.SyntaxKind.ExportKeyword)];
  return ts.isTypeLiteralNode(type!)
    ? ts.factory.createInterfaceDeclaration(exported, name, undefined, undefined, type.members)
    : ts.factory.createTypeAliasDeclaration(exported, name, undefined, type!);
}

const printedMember = (member: ts.PropertySignature): string =>
  astToString(ts.factory.createInterfaceDeclaration([], 'x', undefined, undefined, [member]) as never)
    .trim()
    .split('\n')
    .slice(1, -1)
    .join('\n');
