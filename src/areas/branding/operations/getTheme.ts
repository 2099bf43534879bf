import type { Answer, Call } from '../../../contract.ts';
import { presentTheme } from '../present/branding.ts';
import { brandingRow } from '../store/branding.ts';

export default async function getTheme({ db }: Call<'getTheme'>): Promise<Answer<'getTheme'>> {
  const row = await db.one(brandingRow);
  return { status: 200, data: presentTheme(row), version: row.version };
}
