/** What happens to trials, by their operator or because their days are over. */
import { ask, type Tx } from '../../../db/handle.ts';
import { audit } from '../../../events/audit.ts';
import { systemCall, type Writing } from '../../../events/writing.ts';
import { adminIds } from '../../../people/admins.ts';
import { conflict, forbidden, notFound } from '../../../problem.ts';
import { assertOpen, transition } from '../../../transitions/transition.ts';
import { findWorkspace } from '../../../workspace/find.ts';
import type { LicensedPlan } from '../../../workspace/license.ts';
import type { Workspace } from '../../../workspace/workspace.ts';
import { announcePilotEnded } from '../announce.ts';
import { isOperator, PILOT_MACHINE, type PilotAction } from '../rules/pilot.ts';
import type { TermsRow } from '../store/license.ts';
import { finishPilot, pilotById, pilotForChange, type PilotRow } from '../store/pilots.ts';
import { applyTerms, assertSeatsSuffice, holdTerms } from './applyTerms.ts';

/** 403 `not_operator`: only those who sell the service have trials. */
export function assertOperator({ plan }: Workspace): void {
  if (!isOperator(plan))
    throw forbidden('not_operator', 'Only workspaces on Managed or Reseller have trial workspaces.');
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

/** The workspace goes on with a plan; its limits change when this commits. */
export async function convert(
  call: Writing,
  held: HeldPilot,
  { plan, seats }: { plan: LicensedPlan; seats: number },
): Promise<PilotRow> {
  const { inner, terms } = held;
  await assertSeatsSuffice(inner, seats);
  const row = await finish(call, held, 'convert', { plan, seats, reason: null });
  const after = { plan, api_addon: false, seats, valid_until: null, ended: false };
  await applyTerms(inner, terms, after, call.now);
  audit(await callInside(call, inner), {
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
