import { yearOf } from '../../../civil/dates.ts';
import type { Answer, Call } from '../../../contract.ts';
import { ask } from '../../../db/handle.ts';
import { wholeFile } from '../../../files/whole.ts';
import { money } from '../../../money/money.ts';
import { postOwed } from '../../../paying/wallet.ts';
import { conflict, expectVersion, invalid } from '../../../problem.ts';
import { transition } from '../../../transitions/transition.ts';
import { keepFiles } from '../actions/documents.ts';
import { hold, statusNow } from '../actions/hold.ts';
import { issueTurn } from '../actions/issueTurn.ts';
import { bothParties } from '../actions/parties.ts';
import { assertMay, viewerOf } from '../actions/viewer.ts';
import { announceIssued } from '../announce.ts';
import { presentDetail } from '../present/invoice.ts';
import { dueOn, INVOICE_MACHINE, numberText } from '../rules/invoice.ts';
import { invoiceById, issueInvoice, lastIssuedOn, takeNumber } from '../store/invoices.ts';

/** draft -> issued: number, parties and files are fixed (rule 47), and the contractor is owed the total. */
export default async function adminIssueInvoice(
  call: Call<'adminIssueInvoice'>,
): Promise<Answer<'adminIssueInvoice'>> {
  const { params, body, ifMatch, caller, db, services, workspace } = call;
  const viewer = viewerOf(call);
  const issued_on = body.issued_on ?? viewer.today;
  if (issued_on > viewer.today) throw invalid({ issued_on: ['Must not be in the future.'] });
  await issueTurn(db);
  const held = await hold(db, params.invoice_id);
  assertMay('issue', caller, held);
  expectVersion(ifMatch, held.version);
  const { seller, buyer } = await bothParties(db, workspace, held.employee_id);

  const year = yearOf(issued_on);
  const taken = await db.maybe(takeNumber, { year, issued_on });
  if (!taken) {
    const { last_issued_on } = await db.one(lastIssuedOn, { year });
    throw conflict('issued_out_of_order', `The last invoice of ${year} is of ${last_issued_on}.`, {
      last_issued_on,
    });
  }
  const { number } = taken;
  const due_on = dueOn(issued_on, held.due_days);
  const facts = {
    ...held,
    number: numberText(year, number),
    issued_on,
    due_on,
    seller,
    buyer,
    buyer_reference: workspace.settings.invoicing?.reference ?? null,
  };
  const logo = await wholeFile(services.files, db, workspace.logos.light);
  const files = await keepFiles(db, held.employee_id, facts, { brand: workspace.brand, logo });
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
  postOwed(call, {
    employeeId: held.employee_id,
    amount: money(held.total, held.currency),
    cause: { type: 'invoice', id: held.id },
  });
  const row = await db.one(invoiceById, { id: held.id });
  announceIssued(call, { ...row, year, number, issued_on, due_on });
  return { status: 200, data: presentDetail(row, viewer), version: row.version };
}
