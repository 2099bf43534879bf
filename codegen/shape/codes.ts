import { areaOf, referredName, resolve, type Document } from '../document.ts';
import { Remedy } from '../remedy.ts';
import { showsSecret } from '../secrets.ts';
import { operationsOf } from '../redocly/complete-operations.js';
import { errorCodes, SHARED } from '../redocly/errors.js';
import { OWN_CODES, refusesOwn } from '../redocly/own-record.js';

/** One error code of the contract, from `openapi/errors/`. */
export interface ErrorCode {
  code: string;
  /** The area it belongs to, which is the name of its file. */
  area: string;
  statuses: number[];
  meaning: string;
  remedy: string;
  /** Returned by all calls that take an `Idempotency-Key`, or only by those that also return a secret. */
  where?: 'idempotent' | 'secret';
  /** Says what returns the code, if no call does. */
  elsewhere?: string;
  /** Also returned by calls of other areas. */
  shared?: true;
}

type Where = NonNullable<ErrorCode['where']>;

export const catalogue = Object.values(errorCodes) as ErrorCode[];

/**
 * Adds `x-codes` to every error response: the codes of all calls with its status, those in its description,
 * and those of the operation's `x-codes` and `x-own-record`.
 */
export function declareCodes(document: Document): void {
  const { responses } = document.components as { responses: Document };
  for (const { operation } of operationsOf(document)) {
    for (const [status, { $ref }] of Object.entries<Document>(operation.responses)) {
      if (Number(status) < 400 || !$ref) continue;
      const name = referredName($ref);
      responses[name] = withCodes(responses[name], sharedCodes(Number(status), []));
    }
  }
  for (const { operation } of operationsOf(document)) {
    const listed = [
      ...((operation['x-codes'] ?? []) as string[]),
      ...(refusesOwn(operation) ? OWN_CODES : []),
    ];
    delete operation['x-codes'];
    delete operation['x-own-record'];
    delete operation['x-reads'];
    delete operation['x-leaver'];
    const takesKey = ((operation.parameters ?? []) as Document[]).some(
      (one) => resolve(document, one).name === 'Idempotency-Key',
    );
    const kinds: Where[] = takesKey
      ? ['idempotent', ...(showsSecret(document, operation) ? ['secret' as const] : [])]
      : [];
    for (const [status, response] of Object.entries<Document>(operation.responses)) {
      if (Number(status) < 400) continue;
      const own = catalogue.filter(
        ({ code, statuses }) =>
          statuses.includes(Number(status)) &&
          (listed.includes(code) || (!response.$ref && response.description.includes(`\`${code}\``))),
      );
      const codes = [...sharedCodes(Number(status), kinds), ...own];
      const target = resolve(document, response);
      if (!response.$ref || codes.length > (target['x-codes'] as string[]).length)
        operation.responses[status] = withCodes(target, codes);
    }
    const given = Object.values<Document>(operation.responses).flatMap(
      (one) => resolve(document, one)['x-codes'],
    );
    for (const code of new Set(given as string[]))
      assertOwn(code, areaOf(operation), operation.operationId as string);
    const lost = listed.filter((code) => !given.includes(code));
    if (lost.length > 0)
      throw new Remedy(`${operation.operationId}: no answer has the status of ${lost.join(', ')}`);
  }
}

/** @throws Remedy for a code of another area that is not `shared`: that area may change it at any time. */
function assertOwn(code: string, area: string, operationId: string): void {
  const of = catalogue.find((one) => one.code === code);
  if (!of || of.area === area || of.area === SHARED || of.shared) return;
  throw new Remedy(
    `${operationId}: ${code} is a code of ${of.area}; take one of openapi/errors/${area}.yaml, or say shared: true at ${code} in openapi/errors/${of.area}.yaml`,
  );
}

/** The codes that all calls may return with a status, and those of calls of these kinds. */
const sharedCodes = (status: number, kinds: Where[]): ErrorCode[] =>
  catalogue.filter(
    ({ area, statuses, where, elsewhere }) =>
      area === SHARED && !elsewhere && statuses.includes(status) && (!where || kinds.includes(where)),
  );

/** Adds the codes as `x-codes`, and to the description those that it does not mention. */
function withCodes(response: Document, codes: ErrorCode[]): Document {
  const names = [...new Set(codes.map(({ code }) => code))];
  const [text] = (response.description as string).trimEnd().split('\n\nCodes: ');
  const unnamed = names.filter((code) => !text!.includes(`\`${code}\``));
  const more = unnamed.length === 0 ? '' : `\n\nCodes: ${unnamed.map((code) => `\`${code}\``).join(', ')}.`;
  return { ...response, description: text + more, 'x-codes': names };
}
