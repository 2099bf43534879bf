import { audit } from '../../../events/audit.ts';
import type { CallerWriting } from '../../../events/writing.ts';
import { forgetFile, keepStaged } from '../../../files/store.ts';
import type { LogoVariant } from '../../../workspace/logos.ts';
import { brandingForChange } from '../store/branding.ts';
import { logoOf, removeLogo, setLogo } from '../store/logos.ts';

/**
 * Replaces a logo by a staged image, or removes it (`fileId` null). Returns `fileId`. Writes no audit line if
 * there was no logo to remove.
 */
export async function replaceLogo(
  call: CallerWriting,
  variant: LogoVariant,
  fileId: string | null,
): Promise<string | null> {
  const { db } = call;
  // locks the workspace, so that concurrent calls replace the logo one by one and no file is left over
  const { id } = await db.one(brandingForChange);
  const before = await db.maybe(logoOf, { variant });
  if (!before && fileId === null) return null;

  if (fileId === null) await db.count(removeLogo, { variant });
  else {
    await keepStaged(db, fileId);
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
