import { yearOf } from '../../../civil/dates.ts';
import type { Answer, Call } from '../../../contract.ts';
import { ask, type Queries } from '../../../db/handle.ts';
import { money, moneyToNumeric } from '../../../money/money.ts';
import { assertBooksOpen } from '../../../paying/closedBooks.ts';
import { postOwed } from '../../../paying/wallet.ts';
import { personForUpdate } from '../../../people/find.ts';
import { conflict, expectVersion, invalid, notFound } from '../../../problem.ts';
import { transition } from '../../../transitions/transition.ts';
import {
  applyCorrection,
  askRepaid,
  assertCorrects,
  assertNotBeingPaid,
  carryOver,
  notePaid,
  paidFor,
} from '../actions/correct.ts';
import { dropFiles, keepFiles, stageFiles } from '../actions/documents.ts';
import { hold, statusNow } from '../actions/hold.ts';
import { issueTurn } from '../actions/issueTurn.ts';
import { bothParties } from '../actions/parties.ts';
import { assertMay, viewerOf } from '../actions/viewer.ts';
import { announceIssued } from '../announce.ts';
import { presentDetail } from '../present/invoice.ts';
import { wholeOf } from '../rules/correction.ts';
import type { DocumentFacts } from '../rules/document.ts';
import { dueOn, INVOICE_MACHINE, numberText } from '../rules/invoice.ts';
import {
  invoiceById,
  issueInvoice,
  lastNumber,
  takeNumber,
  type InvoiceDetailRow,
} from '../store/invoices.ts';

/**
 * draft -> issued: fixes number, parties and files (rule 47). Files are made before the transaction, with the
 * expected number, so that the year's counter is locked for milliseconds. They are made again under the locks
 * if another process took that number or the draft has changed.
 */
export default async function adminIssueInvoice(
  call: Call<'adminIssueInvoice'>,
): Promise<Answer<'adminIssueInvoice'>> {
  const { params, body, ifMatch, caller, db, workspace } = call;
  const viewer = viewerOf(call);
  const issued_on = body.issued_on ?? viewer.today;
  if (issued_on > viewer.today) throw invalid({ issued_on: ['Must not be in the future.'] });
  assertBooksOpen(workspace, issued_on);
  const year = yearOf(issued_on);
  const mayIssue = (row: InvoiceDetailRow) => {
    assertMay('issue', caller, row);
    expectVersion(ifMatch, row.version);
  };

  await issueTurn(db);
  const seen = await db.outside.maybe(invoiceById, { id: params.invoice_id });
  if (!seen) throw notFound();
  mayIssue(seen);
  const { seller, buyer } = await bothParties(db.outside, workspace, seen.employee_id);
  const stage = (
    row: InvoiceDetailRow,
    corrected: InvoiceDetailRow | null,
    { number, late }: { number: number; late: boolean },
  ) => {
    const due_on = dueOn(issued_on, row.due_days);
    const buyer_reference = workspace.settings.invoicing?.reference ?? null;
    const own = { number: numberText(year, number), issued_on, due_on, seller, buyer, buyer_reference };
    const facts = { ...row, ...own, ...correctionFacts(row, corrected) };
    return stageFiles(call, { ownerId: row.employee_id, facts, late });
  };
  const next = await nextNumber(db.outside, year, issued_on);
  const seenCorrected =
    seen.corrects_id === null ? null : await db.outside.one(invoiceById, { id: seen.corrects_id });
  const early = await stage(seen, seenCorrected, { number: next, late: false });

  // money that is carried over is used once
  await db.one(personForUpdate, { id: seen.employee_id });
  const held = await hold(db, params.invoice_id);
  mayIssue(held);
  const corrected = held.corrects_id === null ? null : await hold(db, held.corrects_id);
  const whole = corrected && (await assertMayCorrect(call, held, corrected));
  const number = (await db.maybe(takeNumber, { year, issued_on }))?.number;
  if (number === undefined) throw outOfOrder(year, await db.one(lastNumber, { year }));
  const fits =
    number === next && held.version === seen.version && corrected?.version === seenCorrected?.version;
  if (!fits) await dropFiles(db, early);
  const files = fits ? early : await stage(held, corrected, { number, late: true });
  await keepFiles(db, files);
  if (corrected && held.kind === 'corrected_invoice') await notePaid(call, held.id, paidFor(corrected));
  const due_on = dueOn(issued_on, held.due_days);
  await transition(call, INVOICE_MACHINE, {
    id: held.id,
    action: 'issue',
    before: held.status,
    set: (after) =>
      ask(issueInvoice, {
        id: held.id,
        after: after!,
        year,
        number,
        issued_on,
        due_on,
        seller: JSON.stringify(seller),
        buyer: JSON.stringify(buyer),
        ...files,
      }),
    current: () => statusNow(db, held.id),
    changes: () => ({ status: ['draft', 'issued'], number: [null, numberText(year, number)] }),
  });
  const issued = await db.one(invoiceById, { id: held.id });
  if (corrected)
    await applyCorrection(call, { correction: issued, invoice: corrected, whole: whole === true });
  else
    postOwed(call, {
      employeeId: held.employee_id,
      amount: money(held.total, held.currency),
      cause: { type: 'invoice', id: held.id },
    });
  await carryOver(call, held.id, issued_on);
  await askRepaid(call, held.id, issued_on);
  const row = await db.one(invoiceById, { id: held.id });
  announceIssued(call, { ...issued, year, number, issued_on, due_on });
  return { status: 200, data: presentDetail(row, viewer), version: row.version };
}

/** Whether nothing of the corrected invoice is left. @throws 409 if it cannot be corrected so now */
async function assertMayCorrect(
  call: Call<'adminIssueInvoice'>,
  draft: InvoiceDetailRow,
  corrected: InvoiceDetailRow,
): Promise<boolean> {
  const { whole } = await assertCorrects(call, corrected, draft);
  if (corrected.status === 'issued') await assertNotBeingPaid(call, corrected);
  return whole;
}

function correctionFacts(
  row: InvoiceDetailRow,
  corrected: InvoiceDetailRow | null,
): Pick<DocumentFacts, 'corrects' | 'prepaid'> {
  if (corrected === null) return { corrects: null, prepaid: null };
  const paid = row.kind === 'corrected_invoice' ? wholeOf(paidFor(corrected)) : null;
  return {
    corrects: {
      number: numberText(corrected.year!, corrected.number!),
      issued_on: corrected.issued_on!,
      reason: row.correction_reason!,
    },
    prepaid: paid && paid.minor > 0n ? moneyToNumeric(paid) : null,
  };
}

/** The expected next number of a year. Throws 409 `issued_out_of_order` for too early a day. */
async function nextNumber(db: Queries, year: number, issuedOn: string): Promise<number> {
  const row = await db.maybe(lastNumber, { year });
  if (row && row.last_issued_on > issuedOn) throw outOfOrder(year, row);
  return (row?.last ?? 0) + 1;
}

const outOfOrder = (year: number, { last_issued_on }: { last_issued_on: string }) =>
  conflict('issued_out_of_order', `The last invoice of ${year} was issued on ${last_issued_on}.`, {
    last_issued_on,
  });
