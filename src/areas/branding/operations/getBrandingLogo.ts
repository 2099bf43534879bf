import type { Answer, Call } from '../../../contract.ts';
import { inlineOf } from '../../../files/attachment.ts';
import { Problem } from '../../../problem.ts';
import { logoOf } from '../store/logos.ts';

/** Open to anyone. The address that `/branding/` names has the file in it, so caches may keep what they got there. */
export default async function getBrandingLogo({
  query: { variant, v },
  db,
  services,
}: Call<'getBrandingLogo'>): Promise<Answer<'getBrandingLogo'>> {
  for (;;) {
    const row = await db.maybe(logoOf, { variant });
    if (!row) throw new Problem(404, 'no_logo', { detail: `This workspace has no ${variant} logo.` });
    const file = await services.files.find(db, row.file_id);
    const caching = v === row.file_id ? 'public, max-age=31536000, immutable' : 'public, max-age=300';
    // no file: another logo has just replaced it
    if (file) return { status: 200, ...inlineOf<'image/png'>(file, caching) };
  }
}
