import type { Answer, Call } from '../../../contract.ts';
import { alertConverted } from '../actions/alerts.ts';
import { usableLicense } from '../actions/installLicense.ts';
import { assertOperator, callInside, convert, holdPilot } from '../actions/pilots.ts';
import { presentPilot } from '../present/pilot.ts';

/** Rule 55: the trial becomes a customer's workspace, with the terms of its licence, or on Starter. */
export default async function convertPilot(call: Call<'convertPilot'>): Promise<Answer<'convertPilot'>> {
  const { params, body, db, workspace, services, now } = call;
  assertOperator(workspace);
  const held = await holdPilot(db, params.pilot_id, 'convert');
  const inside = await callInside(call, held.inner);
  const license =
    body.license === undefined
      ? null
      : await usableLicense(body.license, 'license', { services, workspace: inside.workspace, now });
  const row = await convert(call, held, inside, { asked: body, license });
  await alertConverted(call, inside, row);
  return { status: 200, data: presentPilot(row), version: row.version };
}
