/**
 * One real answer for each way in which any call may be refused: the error answers that all operations share.
 */
import { absentId } from '../access/credentials.ts';
import type { Place } from '../access/row.ts';
import { PNG, upload } from '../support/form.ts';
import type { Reply } from '../support/service.ts';
import type { Company } from './company.ts';

interface Refused {
  status: number;
  method: string;
  path: string;
  reply(at: Place): Promise<Reply>;
}

const refused = (
  status: number,
  method: string,
  path: string,
  options: (at: Place) => Parameters<Place['service']['request']>[3],
): Refused => ({
  status,
  method,
  path,
  reply: (at) => at.service.request(at, method, path.replace('{absence_id}', absentId()), options(at)),
});

const asEmployee = ({ employee }: Place) => ({ as: employee });

/**
 * By the name of the shared answer. `Unavailable` is missing: an example cannot have a service without its
 * database.
 */
const REFUSALS: Record<string, Refused> = {
  BadRequest: refused(400, 'GET', '/pto/requests/', (at) => ({
    as: at.employee,
    query: { state: 'approved' },
  })),
  Unauthorized: refused(401, 'GET', '/pto/requests/', () => ({})),
  Forbidden: refused(403, 'GET', '/pto/admin/requests/', asEmployee),
  NotFound: refused(404, 'GET', '/pto/requests/{absence_id}/', asEmployee),
  MethodNotAllowed: refused(405, 'PUT', '/pto/requests/', (at) => ({ as: at.employee, body: {} })),
  NotAcceptable: refused(406, 'GET', '/pto/requests/', (at) => ({
    as: at.employee,
    headers: { accept: 'text/html' },
  })),
  PreconditionFailed: refused(412, 'PATCH', '/profile/', (at) => ({
    as: at.employee,
    headers: { 'if-match': '"7"' },
    body: { phone: '+49 30 23125042' },
  })),
  PayloadTooLarge: refused(413, 'PATCH', '/profile/', (at) => ({
    as: at.employee,
    body: { bio: 'x'.repeat(1_100_000) },
  })),
  UnsupportedMediaType: refused(415, 'PATCH', '/profile/', (at) => ({
    as: at.employee,
    headers: { 'content-type': 'text/plain' },
    body: 'phone: +49 30 23125042',
  })),
  RangeNotSatisfiable: {
    status: 416,
    method: 'GET',
    path: '/profile/photo/',
    reply: async (at) => {
      const portrait = upload(PNG, 'portrait.png', 'image/png');
      await at.service.request(at, 'PUT', '/profile/photo/', { ...asEmployee(at), ...portrait });
      const headers = { range: 'bytes=1048576-' };
      return at.service.request(at, 'GET', '/profile/photo/', { ...asEmployee(at), headers });
    },
  },
  ValidationProblem: refused(422, 'POST', '/pto/requests/', (at) => ({
    as: at.employee,
    body: { policy_id: at.vacation, start_date: '2026-02-30' },
  })),
};

export interface Refusal {
  operation: string;
  response: { status: number; body: unknown };
}

/** Every shared error answer by its name. */
export async function recordRefusals(company: Company): Promise<Map<string, Refusal>> {
  const found = new Map<string, Refusal>();
  const note = (name: string, { status, method, path }: Refused, reply: Reply) => {
    if (reply.status !== status) throw new Error(`${name} was answered ${reply.status}: ${reply.text}`);
    found.set(name, { operation: `${method} /api/v1${path}`, response: { status, body: reply.body } });
  };
  const at = await company.again();
  for (const [name, one] of Object.entries(REFUSALS)) note(name, one, await one.reply(at));
  const strict = await company.beside({ rateLimitScale: 1 });
  const often = refused(429, 'GET', '/pto/requests/', asEmployee);
  let reply = await often.reply({ ...at, service: strict });
  while (reply.status === 200) reply = await often.reply({ ...at, service: strict });
  note('TooManyRequests', often, reply);
  await strict.close();
  return found;
}
