import { audit } from '../../../events/audit.ts';
import type { CallerWriting } from '../../../events/writing.ts';
import type { FileContent } from '../../../files/content.ts';
import { forgetFile, keepFile } from '../../../files/store.ts';
import type { LogoVariant } from '../../../workspace/logos.ts';
import { brandingForChange } from '../store/branding.ts';
import { logoOf, removeLogo, setLogo } from '../store/logos.ts';

/** Replaces a logo by this image, or by none (null); returns the id of its file. Without a change there is no audit line. */
export async function replaceLogo(
  call: CallerWriting,
  variant: LogoVariant,
  content: FileContent | null,
): Promise<string | null> {
  const { db, caller } = call;
  // of several who replace it at once, one after the other
  const { id } = await db.one(brandingForChange);
  const before = await db.maybe(logoOf, { variant });
  if (!before && content === null) return null;

  let fileId: string | null = null;
  if (content === null) await db.count(removeLogo, { variant });
  else {
    fileId = await keepFile(db, { kind: 'logo', ownerId: caller.userId!, content });
    await db.count(setLogo, { variant, file_id: fileId });
  }
  if (before) await forgetFile(db, before.file_id);
  audit(call, {
    action: 'updated',
    resource: 'theme',
    id,
    changes: { [`${variant}_logo`]: [before ? '…' : null, fileId && '…'] },
  });
  return fileId;
}
