import { colleagueOf, put } from '../../access/records.ts';
import { first } from '../../examples/wishes.ts';
import type { Place, Rows } from '../../access/row.ts';
import type { Person } from '../../support/world.ts';

/** A day long before anybody's contract; a different one each time. */
const freshDay = (at: Place) => new Date(Date.UTC(1950, 0, 1 + at.next())).toISOString().slice(0, 10);

const WEEK = { mon: 8, tue: 8, wed: 8, thu: 8, fri: 8 };

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

/** A contract of one day. */
const contract =
  (status: 'draft' | 'pending_signature' | 'ended') =>
  async (at: Place, person: Person): Promise<{ contract_id: string }> => {
    const date = freshDay(at);
    return {
      contract_id: await put(at, 'contracts', {
        employee_id: person.id,
        type: 'permanent',
        title: 'Engineer',
        start_date: date,
        end_date: date,
        weekly_hours: '40',
        pattern: WEEK,
        salary: '4200.00',
        currency: 'EUR',
        pay_period: 'month',
        notice_days: 30,
        status,
      }),
    };
  };

/** A contract that can be put in force, because its person is employed on its day (rule 64). */
const employedIn =
  (status: 'draft' | 'pending_signature') =>
  async (at: Place, person: Person): Promise<{ contract_id: string }> => {
    await at.sql(`UPDATE users SET start_date = '1950-01-01' WHERE id = $1`, [person.id]);
    return contract(status)(at, person);
  };

async function documented(at: Place, person: Person): Promise<{ contract_id: string }> {
  const made = await contract('ended')(at, person);
  await at.service.request(at, 'PUT', `/contracts/admin/${made.contract_id}/document/`, {
    as: at.admin,
    headers: FORM,
    body: document,
  });
  return made;
}

/** The open contract of a new person. */
async function active(at: Place, person: Person): Promise<{ contract_id: string }> {
  return openContract(at, await colleagueOf(at, person));
}

async function openContract(at: Place, { id }: Person): Promise<{ contract_id: string }> {
  const [row] = await at.sql('SELECT id FROM contracts WHERE employee_id = $1', [id]);
  return { contract_id: row!['id'] as string };
}

/** Of the demo company. */
const inForce = first('adminListContracts', 'contract_id', { status: 'active' });
const amendment = first('adminListContracts', 'contract_id', { status: 'draft' });
const waiting = first('adminListContracts', 'contract_id', { status: 'pending_signature' });

const FORM = { 'content-type': 'multipart/form-data; boundary=matrix' };
const document = Buffer.concat([
  Buffer.from(
    '--matrix\r\nContent-Disposition: form-data; name="file"; filename="contract.pdf"\r\nContent-Type: application/pdf\r\n\r\n',
  ),
  PDF,
  Buffer.from('\r\n--matrix--\r\n'),
]);

export const rows: Rows = {
  listContracts: {},
  getContract: { ids: contract('pending_signature') },
  downloadContractDocument: {
    ids: documented,
    reach: 'private',
    notByServiceKey: true,
    example: { ids: documented },
  },
  signContract: {
    ids: employedIn('pending_signature'),
    body: { full_name: 'Person Test', accepted: true },
    example: {
      ids: employedIn('pending_signature'),
      body: (_, { name }) => ({ full_name: name, accepted: true }),
    },
  },

  adminListContracts: {},
  adminCreateContract: {
    body: (at) => {
      const date = freshDay(at);
      return {
        employee_id: at.employee.id,
        type: 'permanent',
        title: 'Engineer',
        start_date: date,
        end_date: date,
        weekly_hours: 40,
        pattern: WEEK,
        salary: '4200.00',
        currency: 'EUR',
        pay_period: 'month',
        notice_days: 30,
      };
    },
    example: {
      body: async (at, person) => {
        const { user_id } = await first('listUsers', 'user_id', { status: 'invited' })(at, person);
        return {
          employee_id: user_id,
          type: 'permanent',
          title: 'Product designer',
          start_date: '2027-01-01',
          weekly_hours: 40,
          pattern: WEEK,
          salary: '4200.00',
          currency: 'EUR',
          pay_period: 'month',
          notice_days: 30,
          probation_end: '2027-06-30',
        };
      },
    },
  },
  adminGetContract: { ids: contract('draft'), example: { ids: inForce } },
  adminUpdateContract: {
    ids: contract('draft'),
    body: { title: 'Senior engineer' },
    example: { ids: amendment },
  },
  adminDeleteContract: { ids: contract('draft') },
  adminActivateContract: {
    ids: employedIn('draft'),
    example: { ids: amendment, body: { require_signature: false } },
  },
  adminRecallContract: { ids: contract('pending_signature'), example: { ids: waiting } },
  adminTerminateContract: {
    ids: active,
    own: { ids: openContract },
    body: { end_date: '2030-01-31' },
    example: { ids: inForce },
  },
  adminAmendContract: {
    ids: active,
    own: { ids: openContract },
    body: { effective_date: '2030-01-01', title: 'Senior engineer' },
    example: { ids: inForce },
  },
  adminPutContractDocument: { ids: contract('draft'), headers: FORM, body: document },
};
