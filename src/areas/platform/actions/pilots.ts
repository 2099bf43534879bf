/** The steps of trials, taken by their operator or by the daily job. */
import { ask, type Queries, type Tx } from '../../../db/handle.ts';
import { audit } from '../../../events/audit.ts';
import { systemCall, type Writing } from '../../../events/writing.ts';
import { adminIds } from '../../../people/admins.ts';
import { seatsTaken } from '../../../people/seats.ts';
import { conflict, forbidden, invalid, notFound, tooMany } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import { assertOpen, transition } from '../../../transitions/transition.ts';
import { findWorkspace } from '../../../workspace/find.ts';
import type { LicensedPlan } from '../../../workspace/license.ts';
import type { Workspace } from '../../../workspace/workspace.ts';
import { announcePilotEnded } from '../announce.ts';
import { conversionOf, type Conversion } from '../rules/conversion.ts';
import { isOperator, PILOT_MACHINE, type PilotAction } from '../rules/pilot.ts';
import { countedSince, secondsUntilPilot } from '../rules/pilotLimits.ts';
import type { TermsRow } from '../store/license.ts';
import { finishPilot, pilotById, pilotForChange, recentPilots, type PilotRow } from '../store/pilots.ts';
import { takeTurn } from '../store/turn.ts';
import { applyTerms, assertSeatsSuffice, holdTerms, unlicensedTerms } from './applyTerms.ts';
import { installLicense, type UsableLicense } from './installLicense.ts';

/** @throws 403 `not_operator`, because only plans that resell the service have trials. */
export function assertOperator({ plan }: Workspace): void {
  if (!isOperator(plan))
    throw forbidden('not_operator', 'Only workspaces on Managed or Reseller have trial workspaces.');
}

/**
 * Counts the trials of 24 hours under a lock, so that concurrent calls in all processes see each other.
 * @throws 429 `pilot_limited` if this operator, or anybody for this address, has made too many.
 */
export async function assertMayMakePilot(
  { db, services, now }: Pick<Writing, 'now' | 'db'> & { services: Pick<Services, 'pilotsPerDay'> },
  email: string,
): Promise<void> {
  const since = new Date(countedSince(now)).toISOString();
  const assertWithin = async (queries: Queries) => {
    const recent = (await queries.rows(recentPilots, { since, email })).map(
      ({ created_at, same_address }) => ({ madeAt: Date.parse(created_at), sameAddress: same_address }),
    );
    const seconds = secondsUntilPilot(recent, services.pilotsPerDay, now);
    if (seconds > 0)
      throw tooMany('pilot_limited', seconds, 'Too many trials were made in 24 hours, or for this address.');
  };
  // first without the lock, so that calls over the limit hold no connection while they wait
  await assertWithin(db.outside);
  await takeTurn(db, 'pilots');
  await assertWithin(db);
}

/** A locked trial with its workspace. The action is allowed, and the workspace is still on trial. */
export interface HeldPilot {
  row: PilotRow;
  /** The trial's workspace, in the same transaction. */
  inner: Tx;
  /** Its terms, locked until the transaction ends. */
  terms: TermsRow;
}

/**
 * @throws 404 if there is no such trial, 409 if its status does not allow the action, 409 `pilot_licensed` if
 * a licence installed in its workspace has ended it.
 */
export async function holdPilot(db: Tx, id: string, action: PilotAction): Promise<HeldPilot> {
  const row = await db.maybe(pilotForChange, { id });
  if (!row) throw notFound();
  assertOpen(PILOT_MACHINE, action, row.status, null);
  const inner = db.inside(row.pilot_workspace_id);
  const terms = await holdTerms(inner);
  if (terms.plan !== 'pilot')
    throw conflict('pilot_licensed', 'A licence was installed in the workspace, so it is no longer a trial.');
  return { row, inner, terms };
}

/** A system call inside the trial's workspace, for its audit trail and notifications. */
export async function callInside({ now, workspace }: Writing, inner: Tx): Promise<Writing> {
  const pilot = await findWorkspace(inner, workspace.publicUrl);
  if (!pilot) throw new Error('a trial has no workspace');
  return systemCall(inner, pilot, now);
}

/**
 * Converts a trial to the terms of its licence, or to Starter without one. `inside` is the call in the
 * trial's workspace.
 * @throws 422 if more is asked for than these terms.
 */
export async function convert(
  call: Writing,
  held: HeldPilot,
  inside: Writing,
  { asked, license }: { asked: Partial<Conversion>; license: UsableLicense | null },
): Promise<PilotRow> {
  const { inner, terms } = held;
  const granted = conversionOf(asked, license, (await inner.one(seatsTaken)).taken);
  if ('errors' in granted) throw invalid(granted.errors);
  const { plan, seats } = granted;
  if (license) await installLicense(inside, terms, license, granted);
  else {
    await assertSeatsSuffice(inner, seats);
    await applyTerms(inner, terms, unlicensedTerms(seats), call.now);
  }
  const row = await finish(call, held, 'convert', { plan, seats, reason: null });
  audit(inside, {
    action: 'converted',
    resource: 'workspace',
    id: row.pilot_workspace_id,
    changes: { plan: [terms.plan, plan], seats: [terms.seats, seats] },
  });
  return row;
}

/** Makes the workspace read-only and notifies its admins. `reason` is for the operator only. */
export async function end(call: Writing, held: HeldPilot, reason: string | null): Promise<PilotRow> {
  const { inner, terms } = held;
  const row = await finish(call, held, 'end', { plan: null, seats: null, reason });
  await applyTerms(inner, terms, { ...terms, ended: true }, call.now);
  const insideCall = await callInside(call, inner);
  audit(insideCall, { action: 'ended', resource: 'workspace', id: row.pilot_workspace_id });
  const { ids } = await inner.one(adminIds);
  announcePilotEnded(insideCall, ids, insideCall.workspace.name);
  return row;
}

const finish = (
  call: Writing,
  { row }: HeldPilot,
  action: 'convert' | 'end',
  { plan, seats, reason }: { plan: LicensedPlan | null; seats: number | null; reason: string | null },
): Promise<PilotRow> =>
  transition(call, PILOT_MACHINE, {
    id: row.id,
    action,
    before: row.status,
    set: (after) =>
      ask(finishPilot, {
        id: row.id,
        before: row.status,
        after: after!,
        now: new Date(call.now).toISOString(),
        plan,
        seats,
        reason,
      }),
    current: async () => (await call.db.maybe(pilotById, { id: row.id }))?.status ?? null,
    changes: (now) => ({
      status: [row.status, now.status],
      ...(plan === null ? {} : { plan: ['pilot', plan], seats: [row.seats, now.seats] }),
      ...(reason === null ? {} : { reason: [null, reason] }),
    }),
  });

/** Marks a trial as converted whose workspace has installed a licence itself. Locks its row. */
export async function settleLicensed(call: Writing, id: string): Promise<number> {
  const row = await call.db.maybe(pilotForChange, { id });
  if (row?.status !== 'active') return 0;
  const inner = call.db.inside(row.pilot_workspace_id);
  const terms = await holdTerms(inner);
  await finish(call, { row, inner, terms }, 'convert', {
    plan: terms.plan as LicensedPlan,
    seats: null,
    reason: null,
  });
  return 1;
}
