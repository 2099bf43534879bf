/** The job that keeps absences without a known end going, and reminds of certificates that are due (rule 77). */
import type { Ending } from '../../../db/drain.ts';
import type { Db } from '../../../db/handle.ts';
import type { Pool } from '../../../db/pool.ts';
import { systemCall } from '../../../events/writing.ts';
import { daysBetween } from '../../../civil/dates.ts';
import { sweep } from '../../../workspace/sweep.ts';
import type { Workspace } from '../../../workspace/workspace.ts';
import { tellCertificateDue } from '../announce.ts';
import { MAX_SPAN_DAYS } from '../rules/spans.ts';
import { certificatesDue, noteReminded, openEnded } from '../store/absences.ts';
import { openAbsence } from '../store/recount.ts';
import { carve, displace, planCarving } from './carve.ts';
import { holdOfAnyone } from './decide.ts';
import { askTerms } from './request.ts';

/** `until`: the new last day; null for a reminder. */
interface Item {
  id: string;
  until: string | null;
}

/**
 * Lets open-ended absences last until today, and reminds of each certificate once; returns how many did. Safe to
 * run twice, and in two workers at once.
 * @throws Error as `sweep`.
 */
export const keepOpen = (pool: Pool, clock: () => number, ending: Ending): Promise<number> =>
  sweep<Item>(pool, ending, {
    module: 'pto',
    find: (db, workspace) => due(db, workspace, clock()),
    settle: (db, workspace, { id, until }) =>
      db.transaction((tx) => {
        const call = systemCall(tx, workspace, clock());
        return until === null ? remind(call, id) : extend(call, id, until);
      }),
  });

async function* due(db: Db, { timezone }: Workspace, now: number): AsyncGenerator<Item> {
  const at = { now: new Date(now).toISOString(), timezone };
  for (const { id, today } of await db.rows(openEnded, at)) yield { id, until: today };
  for (const { id } of await db.rows(certificatesDue, at)) yield { id, until: null };
}

type SystemCall = ReturnType<typeof systemCall>;

/** Nothing happens where a later absence is in the way, or after a year. */
async function extend(call: SystemCall, id: string, until: string): Promise<number> {
  const held = await holdOfAnyone(call.db, id);
  if (held.status !== 'approved' || !held.open_ended || held.end_date >= until) return 0;
  if (daysBetween(held.start_date, until) >= MAX_SPAN_DAYS) return 0;
  const { start_date, start_half, employee_id, policy_id } = held;
  const span = { start_date, start_half, end_date: until, end_half: null };
  const [[terms]] = await call.db.together(askTerms({ employee_id, policy_id, absence_id: id }, span));
  if (terms!.conflicts.length > 0) return 0;
  if (terms!.displaced.length > 0) await displace(call, { employee_id, id, span }, held);
  const open = await call.db.one(openAbsence, { id });
  const [carved] = await planCarving(call, [open], (slots) => [slots], span);
  await carve(call, carved!, { title: '', deciders: held, quiet: true });
  return 1;
}

async function remind(call: SystemCall, id: string): Promise<number> {
  const held = await holdOfAnyone(call.db, id);
  if (!(await call.db.maybe(noteReminded, { id, now: new Date(call.now).toISOString() }))) return 0;
  tellCertificateDue(call, held, held);
  return 1;
}
