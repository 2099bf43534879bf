import { chapters } from './redocly/areas.js';
import { accessOf, SCOPES } from './redocly/access.js';
import type { FilePart, QueryRow } from '../src/openapi/operation.ts';
import { areaOf, resolve, type Document } from './document.ts';
import { endingOf } from './redocly/ending.js';
import { operationsOf } from './redocly/complete-operations.js';
import { showsSecret } from './secrets.ts';
import { inSections } from './sections.ts';
import { Remedy } from './remedy.ts';

/** Describes how the pipeline parses a query parameter before it validates it. */
function queryRow(document: Document, parameter: Document): QueryRow {
  const schema = resolve(document, parameter.schema);
  const typed = ['integer', 'number', 'boolean', 'array'].includes(schema.type);
  const type = typed ? schema.type : schema.format === 'date-time' ? 'timestamp' : 'string';
  return schema.default === undefined
    ? { name: parameter.name, type }
    : { name: parameter.name, type, default: schema.default };
}

const MULTIPART = 'multipart/form-data';

/** The files of a multipart body, with size (`maxLength`) and types (`encoding`) from the contract. */
function fileParts(document: Document, operation: Document): FilePart[] {
  const form = operation.requestBody?.content[MULTIPART] as Document | undefined;
  if (!form) return [];
  const members = Object.entries<Document>(resolve(document, form.schema).properties);
  return members
    .filter(([, schema]) => schema.format === 'binary')
    .map(([name, schema]) => {
      const types = form.encoding?.[name]?.contentType as string | undefined;
      if (!schema.maxLength || !types)
        throw new Remedy(
          `${operation.operationId}: the file ${name} needs a maxLength and its content types`,
        );
      return { name, maxBytes: schema.maxLength as number, types: types.split(',').map((one) => one.trim()) };
    });
}

/** Whether a list can also be read as one CSV file (`CsvTable.yaml`). */
const isTable = ({ content = {} }: Document): boolean =>
  content['text/csv']?.schema?.$ref === '#/components/schemas/CsvTable';

/** One row per operation with all that routing and authorization need, so that neither reads the document. */
function operationRows(document: Document) {
  return [...operationsOf(document)]
    .map(({ path, method, operation }) => {
      const parameters = ((operation.parameters ?? []) as Document[]).map((one) => resolve(document, one));
      const header = (name: string) => parameters.some((one) => one.in === 'header' && one.name === name);
      // handlers do not answer 206: the pipeline turns their 200 into one
      const statuses = Object.keys(operation.responses).filter(
        (status) => status.startsWith('2') && status !== '206',
      );
      const body = operation.requestBody;
      const access = accessOf(operation);
      const produces = statuses.flatMap((status) => Object.keys(operation.responses[status].content ?? {}));
      return {
        id: operation.operationId as string,
        method: method.toUpperCase(),
        path,
        area: areaOf(operation),
        ...access,
        reads: method === 'get' || access.key.endsWith(':read'),
        query: parameters.filter((one) => one.in === 'query').map((one) => queryRow(document, one)),
        body: body ? (body.required ? 'required' : 'optional') : 'none',
        files: fileParts(document, operation),
        csv: 'text/csv' in (body?.content ?? {}),
        ndjson: 'application/x-ndjson' in (body?.content ?? {}) || undefined,
        produces: [...new Set(produces)],
        success: statuses.map(Number),
        table: statuses.some((one) => isTable(operation.responses[one])) || undefined,
        conditional: '304' in operation.responses,
        signed: parameters.some((one) => one.in === 'query' && one.name === 'access') || undefined,
        ifMatch: header('If-Match'),
        idempotent: header('Idempotency-Key'),
        showsSecret: showsSecret(document, operation),
        ownRecord: operation['x-own-record'] as string | undefined,
        lagging: operation['x-reads'] === 'lagging' || undefined,
        leaver: operation['x-leaver'] === true || undefined,
        ending: endingOf(operation),
      };
    })
    .sort((a, b) => a.id.localeCompare(b.id));
}

const literal = (value: unknown) => JSON.stringify(value).replaceAll('"', "'");

const modules = chapters.filter(({ module }) => module).map(({ area }) => area as string);

/** `operations.ts`: the table, the modules, and the scopes with the lowest role that may have them. */
export function operationsSource(document: Document, areas: string[]): string {
  const rows = operationRows(document);
  return `import type { OperationRow, Role } from '../openapi/operation.ts';

/** The 14 scopes with the lowest role that may have them in a personal key. */
export const SCOPES = ${literal(SCOPES)} as const satisfies Record<string, Role>;

export type Scope = keyof typeof SCOPES;

/** The areas that a workspace can switch off. */
export const modules = ${literal(modules)} as const;

export const operations = {
${inSections(areas, rows, (row) => `  ${row.id}: ${literal(row)},`)}
} as const satisfies Record<string, OperationRow>;

export type OperationId = keyof typeof operations;
`;
}

/** `operations.ts` of the console: what it needs to call each operation and to offer it, in few bytes. */
export function consoleOperationsSource(document: Document, areas: string[]): string {
  const rows = operationRows(document);
  const cells = ({ method, path, area, role, idempotent }: (typeof rows)[number]) =>
    literal([method, path, area, role, idempotent]);
  return `/** Method, path, area, lowest role (null: no sign-in is needed), and whether it takes an Idempotency-Key. */
export const operations = {
${inSections(areas, rows, (row) => `  ${row.id}: ${cells(row)},`)}
} as const;

export type OperationId = keyof typeof operations;
`;
}

/** `handlers.ts`: every operation with its handler. Does not compile if a handler's file is missing. */
export function handlersSource(document: Document, areas: string[]): string {
  const rows = operationRows(document);
  return `import type { Handlers } from '../contract.ts';
${inSections(areas, rows, ({ id, area }) => `import ${id} from '../areas/${area}/operations/${id}.ts';`)}

export const handlers: Handlers = {
${inSections(areas, rows, ({ id }) => `  ${id},`)}
};
`;
}

/** `test/contract/operations.txt`: one line per call, so that every change of the API shows in reviews. */
export function operationsList(document: Document, areas: string[]): string {
  const rows = operationRows(document);
  const lineOf = ({ method, path, id, role, key }: (typeof rows)[number]) =>
    `${method.padEnd(6)} ${path} ${id} ${role ?? 'anyone'} ${key}`;
  const linesOf = (area: string) =>
    rows
      .filter((row) => row.area === area)
      .sort((a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method))
      .map(lineOf);
  // areas without calls get a heading, too, so that branches that fill two new areas merge without a conflict
  return `${areas.flatMap((area) => [`# ${area}`, ...linesOf(area)]).join('\n')}\n`;
}
