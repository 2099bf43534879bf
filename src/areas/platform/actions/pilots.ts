/** What happens to trials, by their operator or because their days are over. */
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

/** 403 `not_operator`: only those who sell the service have trials. */
export function assertOperator({ plan }: Workspace): void {
  if (!isOperator(plan))
    throw forbidden('not_operator', 'Only workspaces on Managed or Reseller have trial workspaces.');
}

/**
 * 429 `pilot_limited` where too many trials were made in 24 hours, by this operator or for this address. Whoever is within the limits
 * waits for others who make one now, in whatever process, and then counts theirs.
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
  // those who are over a limit already hold no connection while they wait
  await assertWithin(db.outside);
  await takeTurn(db, 'pilots');
  await assertWithin(db);
}

/** A trial of the caller's, locked, with its workspace: the action is open, and the workspace is still on trial. */
export interface HeldPilot {
  row: PilotRow;
  /** The trial's workspace, in the same transaction. */
  inner: Tx;
  /** Its terms, held until the transaction ends. */
  terms: TermsRow;
}

/** 404, 409 in another state, and 409 `pilot_licensed` where a licence has ended the trial from inside. */
export async function holdPilot(db: Tx, id: string, action: PilotAction): Promise<HeldPilot> {
  const row = await db.maybe(pilotForChange, { id });
  if (!row) throw notFound();
  assertOpen(PILOT_MACHINE, action, row.status, null);
  const inner = db.inside(row.pilot_workspace_id);
  const terms = await holdTerms(inner);
  if (terms.plan !== 'pilot')
    throw conflict('pilot_licensed', 'A licence was put into the workspace. It is no trial any more.');
  return { row, inner, terms };
}

/** The call of the system inside a trial's workspace, for its audit trail and its people. */
export async function callInside({ now, workspace }: Writing, inner: Tx): Promise<Writing> {
  const pilot = await findWorkspace(inner, workspace.publicUrl);
  if (!pilot) throw new Error('a trial has no workspace');
  return systemCall(inner, pilot, now);
}

/**
 * The workspace goes on with what its licence allows, or without a licence on Starter; its limits change when this commits. `inside`
 * is the call in the trial's workspace. 422 where more is asked for.
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

/** The workspace is read-only from now on; its admins are told. `reason` is for the operator. */
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

/** A trial whose workspace was given a licence from inside: it counts as converted. Its row is locked. */
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
