import { NIL } from 'uuid';

/** The page of a list ordered by id to read next. */
export interface PageById {
  after_id: string;
  limit: number;
}

/**
 * Reads a list ordered by id page by page, until a page is not full. No connection is held between pages. The
 * last page may be empty.
 */
export async function* pagesById<Row extends { id: string }>(
  limit: number,
  read: (page: PageById) => Promise<Row[]>,
): AsyncGenerator<Row[], void> {
  for (let after_id: string = NIL; ;) {
    const rows = await read({ after_id, limit });
    yield rows;
    if (rows.length < limit) return;
    after_id = rows.at(-1)!.id;
  }
}

/** The same, row by row. */
export async function* rowsById<Row extends { id: string }>(
  limit: number,
  read: (page: PageById) => Promise<Row[]>,
): AsyncGenerator<Row, void> {
  for await (const rows of pagesById(limit, read)) yield* rows;
}
