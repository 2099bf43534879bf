import type { Answer, Call } from '../../../contract.ts';
import { presentExport } from '../present/exports.ts';
import { exportList } from '../store/exports.ts';

export default async function listExports(call: Call<'listExports'>): Promise<Answer<'listExports'>> {
  const { rows, page } = await exportList.page(call);
  return { status: 200, data: rows.map((row) => presentExport(row, call.now)), page };
}
