import type { Answer, Call } from '../../../contract.ts';
import type { Queries } from '../../../db/handle.ts';
import { audit } from '../../../events/audit.ts';
import type { CallerWriting } from '../../../events/writing.ts';
import { inlineOf } from '../../../files/attachment.ts';
import type { FileContent } from '../../../files/content.ts';
import { forgetFile, keepStaged, sourceOf, type FileStore } from '../../../files/store.ts';
import { notFound, Problem } from '../../../problem.ts';
import { personForUpdate } from '../../../people/find.ts';
import { photoFiles, setPhoto, type memberPhoto } from '../store/people.ts';

/**
 * Answers the photo that `find` returns for a person.
 * @throws 404 `not_found` without the person, `no_photo` without a photo.
 */
export async function answerPhoto(
  { db, services }: { db: Queries; services: { files: FileStore } },
  find: typeof memberPhoto,
  personId: string,
  side: number,
): Promise<Answer<'getPhoto' | 'getTeamMemberPhoto'>> {
  for (;;) {
    const row = await db.maybe(find, { id: personId, side });
    if (!row) throw notFound();
    if (row.file_id === null) throw noPhoto();
    const file = await services.files.find(db, row.file_id);
    // no file: the photo was just replaced, so read the new one
    if (file) return { status: 200, ...inlineOf<'image/webp'>(file) };
  }
}

/** Stores the images of a photo and returns their ids. Call it before the transaction's first statement. */
export async function stagePhoto(
  { db, services, caller }: Pick<Call<'putPhoto'>, 'db' | 'services' | 'caller'>,
  images: readonly FileContent[],
): Promise<string[]> {
  const staged: string[] = [];
  for (const image of images)
    staged.push(await services.files.stage(db, sourceOf(image), { kind: 'photo', ownerId: caller.userId! }));
  return staged;
}

/**
 * Replaces the caller's photo with these staged files, one per size in `PHOTO_SIDES`; null removes it.
 * Returns the id of the new photo.
 */
export async function replacePhoto(
  call: CallerWriting,
  files: readonly string[] | null,
): Promise<string | null> {
  const { db, caller } = call;
  const ownerId = caller.userId!;
  await db.one(personForUpdate, { id: ownerId });
  const before = await db.rows(photoFiles, { user_id: ownerId });
  if (before.length === 0 && files === null) return null;

  for (const id of files ?? []) await keepStaged(db, id);
  // in the order of PHOTO_SIDES
  const [photo_64 = null, photo_256 = null, photo_512 = null] = files ?? [];
  const { photo } = await db.one(setPhoto, { user_id: ownerId, photo_64, photo_256, photo_512 });
  for (const { id } of before) await forgetFile(db, id);
  audit(call, {
    action: 'updated',
    resource: 'profile',
    id: ownerId,
    changes: { photo: [before.length > 0 ? '…' : null, photo && '…'] },
  });
  return photo;
}

const noPhoto = () => new Problem(404, 'no_photo', { detail: 'This person has no photo.' });
