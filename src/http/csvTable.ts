/** Answers a list as one CSV file, page by page. */
import type { AnyCall, JsonAnswer } from '../contract.ts';
import type { Content } from '../files/content.ts';
import type { OperationId } from '../generated/operations.ts';
import { tableOf } from '../openapi/tables.ts';
import { withTimes } from '../openapi/times.ts';
import { runHandler } from './handling.ts';

/** Records that are read at a time: the contract's largest page. */
const PAGE = 200;

/** The list from the call's cursor on, without limit. Runs the list's own handler for each page. */
export function csvTable(id: OperationId, call: AnyCall): Content {
  const { header, lines } = tableOf(id);
  const readPage = (cursor: unknown) =>
    runHandler(id, {
      ...call,
      query: { ...call.query, limit: PAGE, include_total: false, cursor },
    }) as Promise<JsonAnswer>;

  async function* text() {
    let cursor = call.query['cursor'];
    let before = header;
    do {
      const { status, data, page } = await readPage(cursor);
      const records = withTimes(id, status, data, call.workspace.timezone) as unknown[];
      yield before + records.map(lines).join('');
      before = '';
      cursor = page?.next ?? undefined;
    } while (cursor !== undefined);
  }
  return { type: 'text/csv', bytes: text() };
}

/** `attachment` with the name of what the list has: `requests.csv` for `/api/v1/pto/admin/requests/`. */
export function tableFile(path: string): string {
  const name = path
    .split('/')
    .filter((part) => part !== '' && part !== 'admin')
    .at(-1)!;
  return `attachment; filename="${name}.csv"`;
}
