import type { Answer, Call } from '../../../contract.ts';
import { cleaned } from '../../../files/images.ts';
import { forgetFile, keepStaged } from '../../../files/store.ts';
import { conflict, notFound } from '../../../problem.ts';
import { auditAbsence } from '../announce.ts';
import { attachesDocument, seesDocument } from '../rules/document.ts';
import { holdOfAnyone } from '../actions/decide.ts';
import { presentAbsence } from '../present/absence.ts';
import { absenceById } from '../store/absences.ts';
import { attachFile, documentOf } from '../store/attachments.ts';
import { viewerOf } from '../actions/viewer.ts';
import { ATTACHMENT_MACHINE } from '../rules/review.ts';
import { assertOpen } from '../../../transitions/transition.ts';

/**
 * Attaches a document to a requested or approved absence, or replaces its document. A caller who cannot see
 * the document cannot replace it, because that would delete it unseen.
 */
export default async function putPtoAttachment(
  call: Call<'putPtoAttachment'>,
): Promise<Answer<'putPtoAttachment'>> {
  const { params, body, caller, db, services, workspace, now } = call;
  // checks access before processing the file, outside the transaction, which begins afterwards
  const seen = await db.outside.maybe(documentOf, { id: params.absence_id });
  if (!seen || !attachesDocument(caller, seen.employee_id)) throw notFound();
  const content = await cleaned(body.file, 'file');
  const file = await services.files.stage(db, content, {
    kind: 'absence_document',
    ownerId: seen.employee_id,
  });

  const viewer = await viewerOf(db.outside, caller, workspace, now);
  const held = await holdOfAnyone(db, params.absence_id);
  assertOpen(ATTACHMENT_MACHINE, 'attach', held.status, null);
  if (held.file && !seesDocument(caller, held.employee_id)) throw documentExists();
  await keepStaged(db, file);
  await db.count(attachFile, { id: held.id, file_id: file });
  if (held.file) await forgetFile(db, held.file.id);
  // without the file name, which may contain health data
  auditAbsence(call, held, 'attached document to', { attachment: [held.file && '…', '…'] });
  const row = await db.one(absenceById, { id: held.id });
  return { status: 200, data: presentAbsence(row, viewer), version: row.version };
}

const documentExists = () =>
  conflict(
    'document_exists',
    'The absence has a document that this key cannot see and therefore cannot replace.',
  );
