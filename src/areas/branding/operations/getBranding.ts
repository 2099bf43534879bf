import type { Answer, Call } from '../../../contract.ts';
import { ask } from '../../../db/handle.ts';
import { presentBranding } from '../present/branding.ts';
import { brandingRow } from '../store/branding.ts';
import { logoRows } from '../store/logos.ts';

/** Public, for sign-in pages; may be cached for five minutes. */
export default async function getBranding({ db }: Call<'getBranding'>): Promise<Answer<'getBranding'>> {
  const [[row], logos] = await db.together(ask(brandingRow), ask(logoRows));
  const data = presentBranding(row!, logos);
  return { status: 200, data, headers: { 'Cache-Control': 'public, max-age=300' } };
}
