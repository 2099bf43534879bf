import type { Answer, Call } from '../../../contract.ts';
import { shrunk } from '../../../files/images.ts';
import { sourceOf } from '../../../files/store.ts';
import { logoPath, type LogoVariant } from '../../../workspace/logos.ts';
import { replaceLogo } from '../actions/logo.ts';

/** Maximum pixels: enough for a wide logo on a high-resolution screen, and for a browser tab. */
const SIZES: Readonly<Record<LogoVariant, Parameters<typeof shrunk>[2]>> = {
  light: { width: 800, height: 240 },
  dark: { width: 800, height: 240 },
  favicon: { width: 128, height: 128, square: true },
};

export default async function putLogo(call: Call<'putLogo'>): Promise<Answer<'putLogo'>> {
  const { file, variant = 'light' } = call.body;
  const { db, services, caller } = call;
  // before the first statement, which would begin the transaction
  const image = await shrunk(file, 'file', SIZES[variant]);
  const belonging = { kind: 'logo', ownerId: caller.userId! };
  const id = await replaceLogo(call, variant, await services.files.stage(db, sourceOf(image), belonging));
  return { status: 200, data: { variant, logo_url: logoPath(variant, id!) } };
}
