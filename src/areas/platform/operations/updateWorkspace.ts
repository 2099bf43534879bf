import { localDate } from '../../../civil/zones.ts';
import { assertConfirmed, confirmIfGiven } from '../../../auth/secondFactor.ts';
import type { Answer, Call } from '../../../contract.ts';
import { audit, changedFields } from '../../../events/audit.ts';
import type { InvoicingDataInput, WorkspacePatch, WorkspaceSettings } from '../../../generated/types.ts';
import { countryProblem } from '../../../lib/countries.ts';
import { merged } from '../../../lib/merged.ts';
import { currencyProblem } from '../../../money/currencies.ts';
import { decimalFromNumber } from '../../../money/decimal.ts';
import { amountProblem } from '../../../money/money.ts';
import { accountingOf } from '../actions/accounting.ts';
import { alertSoleAdmin, soleAdminOf } from '../actions/soleAdmin.ts';
import { textOrNull } from '../../../lib/texts.ts';
import { vatIdProblem } from '../../../lib/vatIds.ts';
import { alertAdmins } from '../../../people/adminAlert.ts';
import { otherAdmins } from '../../../people/admins.ts';
import { assertZone } from '../../../people/zone.ts';
import { conflict, expectVersion, invalid } from '../../../problem.ts';
import type { Invoicing } from '../../../workspace/workspace.ts';
import { WEEKDAYS } from '../../../workspace/weekdays.ts';
import { presentAccounting, presentInvoicing, presentSettings } from '../present/workspace.ts';
import {
  type HeldRow,
  holdRecords,
  recordsInCurrency,
  recordsOnOtherDates,
  settingsForChange,
  updateSettings,
} from '../store/workspace.ts';

/**
 * Changes the settings; writes nothing if the values are the same. The database notifies all processes at
 * commit, which then read the workspace again.
 */
export default async function updateWorkspace(
  call: Call<'updateWorkspace'>,
): Promise<Answer<'updateWorkspace'>> {
  const { ifMatch, db } = call;
  const { password, reopen_reason, ...body } = call.body;
  assertZone(body.timezone);
  const confirmed = await confirmIfGiven(call, password);
  // takes the stronger lock first, because upgrading a lock later could deadlock
  if (body.currency !== undefined || body.timezone !== undefined) await db.rows(holdRecords);
  const row = await db.one(settingsForChange);
  expectVersion(ifMatch, row.version);
  const before = presentSettings(row);
  const wanted = merged(before, {
    ...body,
    name: body.name?.trim(),
    invoicing: body.invoicing && presentInvoicing(invoicingOf(body.invoicing)),
    accounting: body.accounting && presentAccounting(await accountingOf(db, body.accounting)),
    sole_admin: body.sole_admin && (await soleAdminOf(call, body.sole_admin, before)),
  });
  assertAmounts(body, wanted);
  const changes = changedFields(FIELDS, before, wanted);
  if (Object.keys(changes).length === 0) return { status: 200, data: before, version: before.version };
  await assertHistoryStays(call, before, wanted);
  if (changes['second_person_from']) {
    assertConfirmed(confirmed);
    await assertTwoAdmins(call, wanted);
    await alertSecondPerson(call, wanted);
  }

  if (changes['sole_admin']) {
    assertConfirmed(confirmed);
    await alertSoleAdmin(call, before, wanted);
  }
  if (changes['rate_tolerance'] || changes['leaver_months']) assertConfirmed(confirmed);
  if (changes['closed_through']) {
    assertConfirmed(confirmed);
    const reason = closingReason(call, before, wanted);
    if (reason !== null) changes['reopen_reason'] = [null, reason];
    await alertClosing(call, wanted, reason);
  }

  const after = presentSettings(
    await db.one(updateSettings, {
      name: wanted.name,
      timezone: wanted.timezone,
      week_start: WEEKDAYS.indexOf(wanted.week_start),
      currency: wanted.currency,
      locale: wanted.locale,
      settings: JSON.stringify(Object.fromEntries(IN_SETTINGS.map((name) => [name, wanted[name]]))),
    }),
  );
  audit(call, { action: 'updated', resource: 'workspace', id: after.id, changes });
  return { status: 200, data: after, version: after.version };
}

/** Members stored in the column `settings`; the others have their own columns. */
const IN_SETTINGS = [
  'rounding',
  'on_leave',
  'allow_overlap',
  'max_clock_hours',
  'timesheet_period',
  'remind_after_days',
  'escalate_after_days',
  'overtime_cap_hours',
  'overtime_expires_months',
  'working_time_rules',
  'receipt_threshold',
  'second_person_from',
  'rate_tolerance',
  'closed_through',
  'leaver_months',
  'sole_admin',
  'two_factor_required',
  'invoicing',
  'accounting',
] as const;

const FIELDS = ['name', 'timezone', 'week_start', 'currency', 'locale', ...IN_SETTINGS] as const;

/**
 * The company's data in stored form.
 * @throws 422 for an unknown country or an unknown prefix of a VAT id.
 */
function invoicingOf(given: InvoicingDataInput): Invoicing {
  const unknown = countryProblem(given.country);
  if (unknown) throw invalid({ 'invoicing.country': [unknown] });
  const wrong = given.vat_id ? vatIdProblem(given.vat_id) : null;
  if (wrong) throw invalid({ 'invoicing.vat_id': [wrong] });
  return {
    name: given.name.trim(),
    line1: given.line1.trim(),
    line2: textOrNull(given.line2),
    postal_code: given.postal_code.trim(),
    city: given.city.trim(),
    region: textOrNull(given.region),
    country: given.country,
    vat_id: given.vat_id ?? null,
    tax_number: textOrNull(given.tax_number),
    email: given.email.trim(),
    reference: textOrNull(given.reference),
  };
}

/** @throws 422 for an unknown currency, or a threshold that is not a valid amount of it (rule 39). */
function assertAmounts(body: WorkspacePatch, wanted: WorkspaceSettings): void {
  const unknown = body.currency === undefined ? null : currencyProblem(body.currency);
  if (unknown) throw invalid({ currency: [unknown] });
  const wrong = amountProblem(wanted.receipt_threshold, wanted.currency);
  if (wrong) throw invalid({ receipt_threshold: [wrong] });
  if (decimalFromNumber(wanted.rate_tolerance, 2) === null)
    throw invalid({ rate_tolerance: ['Two decimals at most.'] });
  const limit = wanted.second_person_from;
  const wrongLimit = limit === null ? null : amountProblem(limit, wanted.currency);
  if (wrongLimit) throw invalid({ second_person_from: [wrongLimit] });
}

/** @throws 422 for a limit in a workspace with one admin, whose runs nobody could approve */
async function assertTwoAdmins(
  { db, caller }: Call<'updateWorkspace'>,
  { second_person_from }: WorkspaceSettings,
): Promise<void> {
  if (second_person_from === null) return;
  const { admins } = await db.one(otherAdmins, { id: caller.userId! });
  if (admins === 0) throw invalid({ second_person_from: ['Needs a second active admin, who approves.'] });
}

const alertSecondPerson = (
  call: Call<'updateWorkspace'>,
  { id, currency, second_person_from }: WorkspaceSettings,
): Promise<void> =>
  alertAdmins(call, {
    kind: 'second_person_changed',
    title: 'The limit from which payment runs need a second person was changed',
    body:
      second_person_from === null
        ? 'No run needs one any more.'
        : `Runs from ${second_person_from} ${currency} on need one.`,
    resource: { type: 'workspace', id },
  });

/** @throws 409 if another currency or zone would change the meaning of existing records. */
async function assertHistoryStays(
  { db }: Call<'updateWorkspace'>,
  before: WorkspaceSettings,
  wanted: WorkspaceSettings,
): Promise<void> {
  if (wanted.currency !== before.currency) {
    const held = await db.rows(recordsInCurrency, { currency: before.currency });
    if (held.length > 0)
      throw conflict(
        'currency_in_use',
        `There are amounts in ${before.currency}: ${countsOf(held)}. Totals would mix them with ${wanted.currency}.`,
        { currency: before.currency, records: byKind(held) },
      );
  }
  if (wanted.timezone !== before.timezone) {
    const held = await db.rows(recordsOnOtherDates, {
      old_zone: before.timezone,
      new_zone: wanted.timezone,
    });
    if (held.length > 0)
      throw conflict(
        'timezone_in_use',
        `In ${wanted.timezone}, these records would move to another date: ${countsOf(held)}.`,
        { timezone: before.timezone, records: byKind(held) },
      );
  }
}

const byKind = (held: HeldRow[]) => Object.fromEntries(held.map((one) => [one.kind, one.held]));
const countsOf = (held: HeldRow[]) => held.map((one) => `${one.held} ${one.kind}`).join(', ');

/**
 * Rule 219: why books are opened again, null if more of them are closed.
 * @throws 422 for a day after today, and unless exactly an opening has a reason
 */
function closingReason(
  { body, now }: Call<'updateWorkspace'>,
  before: WorkspaceSettings,
  { closed_through: after, timezone }: WorkspaceSettings,
): string | null {
  if (after !== null && after > localDate(now, timezone))
    throw invalid({ closed_through: ['Must not be after today.'] });
  const reason = textOrNull(body.reopen_reason);
  const opens = before.closed_through !== null && (after === null || after < before.closed_through);
  if (opens !== (reason !== null))
    throw invalid({
      reopen_reason: [opens ? 'Say why the books are opened again.' : 'Is for an earlier day.'],
    });
  return reason;
}

const alertClosing = (
  call: Call<'updateWorkspace'>,
  { id, closed_through }: WorkspaceSettings,
  reason: string | null,
): Promise<void> =>
  alertAdmins(call, {
    kind: 'closing_changed',
    title: reason === null ? 'The books were closed' : 'Closed books were opened again',
    body: [
      closed_through === null ? 'No day is closed any more.' : `They are closed through ${closed_through}.`,
      ...(reason === null ? [] : [`Reason: ${reason}.`]),
    ].join(' '),
    resource: { type: 'workspace', id },
  });
