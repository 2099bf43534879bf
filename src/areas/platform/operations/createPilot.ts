import { v7 as uuidv7 } from 'uuid';
import { localDate } from '../../../civil/zones.ts';
import type { Answer, Call } from '../../../contract.ts';
import { violatedConstraint } from '../../../db/pool.ts';
import { foundings } from '../../../generated/foundings.ts';
import { conflict, invalid } from '../../../problem.ts';
import { assertMayMakePilot, assertOperator, callInside } from '../actions/pilots.ts';
import { announcePilot, announceWorkspace } from '../announce.ts';
import { presentPilot } from '../present/pilot.ts';
import { hostOfPilot, lastDayOf, nameOfAddress, PILOT_SEATS, slugProblem } from '../rules/pilot.ts';
import { insertPilot, makeWorkspace, ownHosts } from '../store/pilots.ts';

/**
 * Creates a workspace with its initial data, in one transaction over two workspaces. The invitation is mailed
 * after commit.
 */
export default async function createPilot(call: Call<'createPilot'>): Promise<Answer<'createPilot'>> {
  const { body, workspace, db, services, now } = call;
  assertOperator(workspace);
  const wrong = slugProblem(body.slug);
  if (wrong) throw invalid({ slug: [wrong] });
  await assertMayMakePilot(call, body.admin_email.trim());
  const { hosts } = await db.one(ownHosts);
  const made = {
    pilot_workspace_id: uuidv7(),
    workspace_name: body.workspace_name.trim(),
    slug: body.slug,
    host: hostOfPilot(body.slug, hosts),
    admin_email: body.admin_email.trim(),
    seats: PILOT_SEATS,
    ends_on: lastDayOf(localDate(now, workspace.timezone), body.days),
  };
  await db
    .rows(makeWorkspace, {
      id: made.pilot_workspace_id,
      slug: made.slug,
      name: made.workspace_name,
      host: made.host,
      operator_host: workspace.publicUrl === null ? null : new URL(workspace.publicUrl).hostname,
      seats: made.seats,
      ends_on: made.ends_on,
    })
    .catch((error: unknown) => {
      throw slugTaken(error);
    });
  const row = await db.one(insertPilot, made);

  const inside = await callInside(call, db.inside(made.pilot_workspace_id));
  const founder = { email: made.admin_email, ...nameOfAddress(made.admin_email) };
  announceWorkspace(inside);
  for (const founding of foundings) await founding({ ...inside, services, founder });
  announcePilot(call, row);
  return { status: 201, data: presentPilot(row), version: row.version };
}

/** Turns violations of the constraints on slugs and hosts into a 409; returns other errors unchanged. */
function slugTaken(error: unknown): unknown {
  const constraint = violatedConstraint(error);
  return constraint === 'workspaces_slug_key' || constraint === 'workspace_hosts_pkey'
    ? conflict('slug_taken', 'Another workspace of this service has this short name.')
    : error;
}
