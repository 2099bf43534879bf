import { formatTimestamp } from '../../../civil/zones.ts';
import { confirmPassword, readOwnSecrets } from '../../../auth/secondFactor.ts';
import type { Answer, Call } from '../../../contract.ts';
import type { PersonRow } from '../../../people/find.ts';
import { assertSecondPerson, barredProblem } from '../../../people/secondPerson.ts';
import { securityNotice } from '../../../people/securityNotice.ts';
import { conflict, notFound } from '../../../problem.ts';
import { holdMethods, methodAmong } from '../actions/method.ts';
import { auditMethod } from '../announce.ts';
import { presentMethod } from '../present/method.ts';
import { addressee, confirmMethod, ownerOfMethod, type MethodRow } from '../store/methods.ts';

/** A method of somebody who has left rests for so long, so that they can object. */
const REST_HOURS = 72;

/** Rule 229: by its person, or for somebody who has left by a second admin. */
export default async function confirmPaymentMethod(
  call: Call<'confirmPaymentMethod'>,
): Promise<Answer<'confirmPaymentMethod'>> {
  const { params, body, caller, db, now } = call;
  const secrets = await readOwnSecrets(call);
  await confirmPassword(call, secrets, body.password);
  const owner = await db.maybe(ownerOfMethod, { id: params.method_id });
  const own = owner?.user_id === caller.userId;
  if (!owner || !(own || caller.role === 'admin')) throw notFound();
  const { person, methods } = await holdMethods(call, owner.user_id);
  const method = methodAmong(methods, params.method_id);
  if (!own) assertSecondAdmin(call, person, method);
  if (method.confirmed) return { status: 200, data: presentMethod(method) };

  const { id } = method;
  const is_default = methods.every((one) => !one.is_default);
  await db.one(confirmMethod, {
    id,
    confirmed_at: new Date(now).toISOString(),
    confirmed_by_id: caller.userId!,
    is_default,
  });
  auditMethod(call, 'confirmed', id, { confirmed: [false, true] });
  securityNotice(call, own ? secrets : await db.one(addressee, { id: person.id }), {
    kind: 'payment_method_confirmed',
    title: 'A payment method that an admin entered was confirmed',
    body: `${method.label}, ${method.masked}. You can be paid to it now. If you do not know it, tell another admin.`,
    resource: { type: 'payment_method', id },
  });
  return { status: 200, data: presentMethod({ ...method, confirmed: true, is_default }) };
}

/** @throws 404 unless the person has left; 403 for who entered it; 409 `method_rests` */
function assertSecondAdmin(
  { caller, now, workspace }: Call<'confirmPaymentMethod'>,
  person: PersonRow,
  { entered_by_id, created_at }: MethodRow,
): void {
  if (person.status !== 'deactivated' || entered_by_id === null) throw notFound();
  if (entered_by_id === caller.userId) throw barredProblem('self_approval');
  assertSecondPerson(caller, person.id);
  const until = Date.parse(created_at) + REST_HOURS * 3_600_000;
  if (now < until)
    throw conflict('method_rests', 'An admin entered the method less than 72 hours ago.', {
      until: formatTimestamp(until, workspace.timezone),
    });
}
