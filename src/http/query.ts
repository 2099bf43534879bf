import type { OperationRow, QueryRow } from '../openapi/operation.ts';
import { unreadable } from '../problem.ts';
import { isDecodable } from './target.ts';

/**
 * The query with the contract's types and defaults: numbers and booleans in their exact spelling (other
 * spellings stay text, and validation names the field), comma lists as arrays, timestamps also with offsets
 * without a colon. Throws 400 for unknown and repeated names.
 */
export function readQuery(search: string, operation: Pick<OperationRow, 'query'>): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  for (const row of operation.query) if (row.default !== undefined) query[row.name] = row.default;
  if (search.length < 2) return query;

  if (!isDecodable(search))
    throw unreadable('bad_parameter', 'The query holds a percent sign that is not part of a valid escape.');
  const seen = new Set<string>();
  for (const [name, text] of new URLSearchParams(search)) {
    const row = operation.query.find((one) => one.name === name);
    if (!row)
      throw unreadable('unknown_parameter', `This call has no query parameter ${JSON.stringify(name)}.`, {
        parameter: name,
      });
    if (seen.has(name))
      throw unreadable('repeated_parameter', `The query parameter ${name} is given twice.`, {
        parameter: name,
      });
    if (text.includes('\u0000') || !text.isWellFormed())
      throw unreadable('bad_parameter', `The query parameter ${name} holds text that cannot be stored.`);
    seen.add(name);
    query[name] = typed(text, row);
  }
  return query;
}

function typed(text: string, row: QueryRow): unknown {
  switch (row.type) {
    case 'integer':
      return /^-?\d{1,15}$/.test(text) ? Number(text) : text;
    case 'number':
      return /^-?\d{1,15}(\.\d{1,6})?$/.test(text) ? Number(text) : text;
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : text;
    case 'array':
      return text.split(',');
    case 'timestamp':
      // Python and Java also write offsets as +0000
      return text.replace(/([+-]\d{2})(\d{2})$/, '$1:$2');
    case 'string':
      return text;
  }
}
