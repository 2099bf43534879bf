import type { Answer, Call } from '../../../contract.ts';
import { notFound } from '../../../problem.ts';
import { wrongState } from '../../../transitions/transition.ts';
import { auditDocument, keepDocument } from '../actions/payslipDocument.ts';
import { holdPayslip } from '../actions/payslip.ts';
import { presentPayslip } from '../present/payslip.ts';
import { PAYSLIP_MACHINE } from '../rules/payslip.ts';
import { payslipById } from '../store/payslips.ts';

/** Rule 212: the uploaded PDF is the payslip's document as it is. */
export default async function adminPutPayslipDocument(
  call: Call<'adminPutPayslipDocument'>,
): Promise<Answer<'adminPutPayslipDocument'>> {
  const { params, body, caller, db, services } = call;
  const seen = await db.outside.maybe(payslipById, { id: params.payslip_id });
  if (!seen) throw notFound();
  if (seen.status !== 'draft') throw wrongState(PAYSLIP_MACHINE, 'delete', seen.status);
  const fileId = await services.files.stage(db, body.file, { kind: 'payslip', ownerId: seen.employee_id });
  const held = await holdPayslip(db, seen.id);
  if (held.status !== 'draft') throw wrongState(PAYSLIP_MACHINE, 'delete', held.status);
  const row = await keepDocument(db, held, fileId);
  auditDocument(call, held, row);
  return { status: 200, data: presentPayslip(row, caller), version: row.version };
}
