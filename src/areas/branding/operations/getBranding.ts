import { createHash } from 'node:crypto';
import type { Answer, Call } from '../../../contract.ts';
import { presentBranding } from '../present/branding.ts';
import { brandingRow } from '../store/branding.ts';

/** What a sign-in page shows: open to anyone, and good for five minutes in any cache. */
export default async function getBranding({ db }: Call<'getBranding'>): Promise<Answer<'getBranding'>> {
  const data = presentBranding(await db.one(brandingRow));
  const tag = createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 16);
  return {
    status: 200,
    data,
    headers: { ETag: `"${tag}"`, 'Cache-Control': 'public, max-age=300' },
  };
}
