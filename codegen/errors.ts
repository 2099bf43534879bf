import { areaOf, resolve, type Document } from './document.ts';
import { operationsOf } from './redocly/complete-operations.js';
import { errorCodes, SHARED } from './redocly/errors.js';
import { inSections } from './sections.ts';
import { catalogue, type ErrorCode } from './shape/codes.ts';
import { Remedy } from './remedy.ts';

/** `errors.ts`: every error code with its statuses, as TypeScript types. */
export function errorsSource(areas: string[]): string {
  return `/** Every error code of the contract with its statuses. */
export interface ErrorStatuses {
${inSections(areas, catalogue, ({ code, statuses }) => `  ${code}: ${statuses.join(' | ')};`)}
}

export type ErrorCode = keyof ErrorStatuses;

/** The codes of a status. */
export type ErrorCodeOf<Status extends number> = {
  [Code in ErrorCode]: Status extends ErrorStatuses[Code] ? Code : never;
}[ErrorCode];

/** What the caller should do about each error. */
export const REMEDIES: Readonly<Record<ErrorCode, string>> = {
${inSections(areas, catalogue, ({ code, remedy }) => `  ${code}: ${JSON.stringify(remedy)},`)}
};
`;
}

/**
 * `openapi/guides/13-error-codes.md`: each code with meaning, remedy and calls, and each call with its codes.
 */
export function errorsPage(document: Document, areas: string[]): string {
  const sections = areas
    .filter((area) => area === SHARED || tagOf(document, area))
    .map(
      (area) =>
        `## Errors of ${tagOf(document, area)?.['x-displayName'] ?? 'any call'}\n\n${section(document, area)}`,
    );
  return `<!-- Generated from openapi/errors/ and the calls by \`npm run codegen\`. Do not edit. -->

# Error codes

Every error is an envelope with \`status\`, \`message\`, \`detail\` and \`data\`; \`data.code\` is one of these. Codes are stable: a
program decides on the code, and shows \`detail\` to people. Each part of the API has its own codes and the calls that answer
them; "Errors of any call" lists the others. The same codes are in the reference, and as \`x-codes\` in the OpenAPI document.

${sections.join('\n\n')}
`;
}

function section(document: Document, area: string): string {
  const codes = catalogue.filter((one) => one.area === area).map((one) => codeRow(document, one));
  const calls = [...operationsOf(document)]
    .filter(({ operation }) => areaOf(operation) === area)
    .map(({ operation }) => ({ id: operation.operationId as string, own: ownCodes(document, operation) }))
    .filter(({ own }) => own.length > 0)
    .map(({ id, own }) => `| \`${id}\` | ${own.map((code) => `\`${code}\``).join(', ')} |`);
  const tables = [
    ...(codes.length > 0 ? [table('Code | Status | Meaning | What to do | Calls', codes)] : []),
    ...(calls.length > 0 ? [table('Call | Its own codes', calls)] : []),
  ];
  return tables.join('\n\n') || 'Only the errors of any call.';
}

const table = (heads: string, rows: string[]): string =>
  [`| ${heads} |`, `|${heads.replaceAll(/[^|]+/g, ' --- ')}|`, ...rows].join('\n');

const KINDS = {
  idempotent: 'calls with an `Idempotency-Key`',
  secret: 'calls with an `Idempotency-Key` whose answer shows a secret',
};

function codeRow(document: Document, { code, statuses, meaning, remedy, ...rest }: ErrorCode): string {
  const calls = [...operationsOf(document)]
    .filter(({ operation }) => codesOf(document, operation).includes(code))
    .map(({ operation }) => operation.operationId as string);
  if (!rest.elsewhere && calls.length === 0)
    throw new Remedy(`no call answers ${code}: add "elsewhere" to it in openapi/errors/, or remove it`);
  const by = rest.elsewhere ?? (rest.where && KINDS[rest.where]);
  return `| \`${code}\` | ${statuses.join(', ')} | ${meaning}${by ? ` Answered by ${by}.` : ''} | ${remedy} | ${whichOf(calls)} |`;
}

/** With more calls than this, the page does not list them: the list would not help a reader. */
const MOST_CALLS = 24;

const whichOf = (calls: string[]): string =>
  calls.length > MOST_CALLS ? 'many' : calls.map((id) => `\`${id}\``).join(', ') || '–';

const ownCodes = (document: Document, operation: Document): string[] =>
  codesOf(document, operation).filter((code) => errorCodes[code]!.area !== SHARED);

const codesOf = (document: Document, operation: Document): string[] => [
  ...new Set(
    Object.values<Document>(operation.responses).flatMap(
      (response) => (resolve(document, response)['x-codes'] ?? []) as string[],
    ),
  ),
];

const tagOf = (document: Document, area: string): Document | undefined =>
  (document.tags as Document[]).find(({ name }) => name === area);
