import type { Queries, Tx } from '../../../db/handle.ts';
import { attachmentOf } from '../../../files/attachment.ts';
import type { Incoming } from '../../../files/content.ts';
import { forgetFile, keepStaged, type FileStore } from '../../../files/store.ts';
import { deleteSlide, insertSlide, type SlideRow } from '../store/slides.ts';

export const MOST_SLIDES = 20;

/** Stores the file before the transaction begins; returns its id. */
export const stageSlides = (
  { db, services }: { db: Tx; services: { files: FileStore } },
  ownerId: string,
  file: Incoming,
): Promise<string> => services.files.stage(db, file, { kind: 'meeting_slides', ownerId });

/** Adds a staged file to the meeting. The file is kept only if the transaction commits. */
export async function keepSlides(tx: Queries, meetingId: string, fileId: string): Promise<SlideRow> {
  await keepStaged(tx, fileId);
  return tx.one(insertSlide, { meeting_id: meetingId, file_id: fileId });
}

export async function removeSlides(tx: Queries, { id, file }: SlideRow): Promise<void> {
  await tx.count(deleteSlide, { id });
  await forgetFile(tx, file.id);
}

type SlideType =
  'application/pdf' | 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

/** The file as the body of an answer; undefined if it no longer exists. */
export async function openSlides(
  { db, services }: { db: Queries; services: { files: FileStore } },
  { file }: SlideRow,
) {
  const found = await services.files.find(db, file.id);
  return found && attachmentOf<SlideType>(found);
}
