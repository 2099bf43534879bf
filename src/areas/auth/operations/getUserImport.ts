import type { Answer, Call } from '../../../contract.ts';
import { notFound } from '../../../problem.ts';
import { presentImportDetail } from '../present/imports.ts';
import { importById, resultsOf } from '../store/imports.ts';

export default async function getUserImport({
  params,
  query,
  db,
}: Call<'getUserImport'>): Promise<Answer<'getUserImport'>> {
  const row = await db.maybe(importById, { id: params.import_id });
  if (!row) throw notFound();
  const results = await db.rows(resultsOf, { import_id: row.id, outcomes: query.outcome ?? null });
  return { status: 200, data: presentImportDetail(row, results) };
}
