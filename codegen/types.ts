import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { resolve } from './operations.ts';
import type { Document } from './bundle.ts';
import { operationsOf } from './redocly/complete-operations.js';

/** Parameters with a default are always there for the handler: the types say so, on a copy. */
function withDefaultsRequired(document: Document): Document {
  const copy = structuredClone(document);
  const parameters = [
    ...Object.values<Document>(copy.components.parameters ?? {}),
    ...[...operationsOf(copy)].flatMap(({ operation }) => (operation.parameters ?? []) as Document[]),
  ];
  for (const parameter of parameters) {
    if (parameter.schema && resolve(copy, parameter.schema).default !== undefined) parameter.required = true;
  }
  return copy;
}

/** What the contract calls binary, in bodies and answers. */
const FILE = 'FileContent';

/**
 * `types.ts`: openapi-typescript's output, with one named interface for each schema. Aliases into `components` would
 * make the compiler print whole structures where "PtoBalance" says it.
 */
export async function typesSource(document: Document): Promise<string> {
  const nodes = await openapiTS(withDefaultsRequired(document) as never, {
    defaultNonNullable: false,
    transform: (schema) =>
      schema.format === 'binary' ? ts.factory.createTypeReferenceNode(FILE) : undefined,
  });
  const names = new Set(Object.keys(document.components.schemas));
  const named: ts.Statement[] = [];

  const toNames: ts.TransformerFactory<ts.Node> = (context) => {
    const visit = (node: ts.Node): ts.Node => {
      const name = referencedSchema(node);
      if (name && names.has(name)) return ts.factory.createTypeReferenceNode(name);
      return ts.visitEachChild(node, visit, context);
    };
    return (node) => ts.visitNode(node, visit);
  };

  const kept = nodes.map((node) => ts.transform(node, [toNames]).transformed[0]!);
  for (const node of kept) {
    if (!ts.isInterfaceDeclaration(node) || node.name.text !== 'components') continue;
    const schemas = node.members.find((member) => memberName(member) === 'schemas') as ts.PropertySignature;
    for (const member of (schemas.type as ts.TypeLiteralNode).members as ts.NodeArray<ts.PropertySignature>) {
      named.push(declare(memberName(member)!, member));
    }
  }
  const operations = kept.filter(
    (node) =>
      ts.isInterfaceDeclaration(node) && node.name.text !== 'components' && node.name.text !== 'webhooks',
  );
  const components = kept.filter(
    (node) => ts.isInterfaceDeclaration(node) && node.name.text === 'components',
  );
  return `import type { ${FILE} } from '../files/content.ts';\n${astToString([...named, ...components, ...operations] as ts.TypeNode[])}`;
}

function memberName(member: ts.TypeElement): string | undefined {
  const name = member.name;
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined;
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

function declare(name: string, member: ts.PropertySignature): ts.Statement {
  const exported = [ts.factory.createModifier(ts.SyntaxKind.ExportKeyword)];
  const type = member.type!;
  const statement = ts.isTypeLiteralNode(type)
    ? ts.factory.createInterfaceDeclaration(exported, name, undefined, undefined, type.members)
    : ts.factory.createTypeAliasDeclaration(exported, name, undefined, type);
  return statement;
}
