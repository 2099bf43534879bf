import type { ErrorCodeOf } from '../generated/errors.ts';
import { Problem, unreadable } from '../problem.ts';
import { MAX_ROWS } from './csvBody.ts';
import { strictJson } from './strictJson.ts';

/**
 * Lines of JSON as the body that the same call takes as JSON: `{ rows: [line] }`. Empty lines are skipped.
 * Throws 400 with the number of the first malformed line: a truncated file must not pass as complete.
 */
export function readNdjson(text: string): { rows: unknown[] } {
  const rows: unknown[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() !== '') rows.push(lineOf(line, index + 1));
    if (rows.length > MAX_ROWS) break;
  }
  return { rows };
}

function lineOf(line: string, number: number): unknown {
  try {
    return strictJson(line);
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 400) throw error;
    throw unreadable(error.code as ErrorCodeOf<400>, `Line ${number}: ${error.options.detail}`);
  }
}
