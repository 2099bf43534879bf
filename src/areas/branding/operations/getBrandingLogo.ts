import type { Answer, Call } from '../../../contract.ts';
import { inlineOf } from '../../../files/attachment.ts';
import { Problem } from '../../../problem.ts';
import { logoOf } from '../store/logos.ts';

/** Public. A URL with the file's id in `v`, as `/branding/` returns it, may be cached forever. */
export default async function getBrandingLogo({
  query: { variant, v },
  db,
  services,
}: Call<'getBrandingLogo'>): Promise<Answer<'getBrandingLogo'>> {
  for (let tries = 0; tries < 3; tries += 1) {
    const row = await db.maybe(logoOf, { variant });
    if (!row) break;
    const file = await services.files.find(db, row.file_id);
    const caching = v === row.file_id ? 'public, max-age=31536000, immutable' : 'public, max-age=300';
    // no file: another logo has just replaced this one, so read again
    if (file) return { status: 200, ...inlineOf<'image/png'>(file, caching) };
  }
  throw new Problem(404, 'no_logo', { detail: `This workspace has no ${variant} logo.` });
}
