import { createHash } from 'node:crypto';
import type { Answer, Call } from '../../../contract.ts';
import { ask } from '../../../db/handle.ts';
import { presentBranding } from '../present/branding.ts';
import { brandingRow } from '../store/branding.ts';
import { logoRows } from '../store/logos.ts';

/** What a sign-in page shows: open to anyone, and good for five minutes in any cache. */
export default async function getBranding({ db }: Call<'getBranding'>): Promise<Answer<'getBranding'>> {
  const [[row], logos] = await db.together(ask(brandingRow), ask(logoRows));
  const data = presentBranding(row!, logos);
  const tag = createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 16);
  return {
    status: 200,
    data,
    headers: { ETag: `"${tag}"`, 'Cache-Control': 'public, max-age=300' },
  };
}
