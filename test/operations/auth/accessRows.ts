import { newOneTimeToken } from '../../../src/auth/oneTimeTokens.ts';
import { codeAt, withSecondFactor } from '../../support/signIn.ts';
import { first, item } from '../../examples/wishes.ts';
import type { Person } from '../../support/world.ts';
import { colleagueOf, oneTimeToken, refreshToken, restored, session, user } from '../../access/records.ts';
import { PASSWORD, type Place, type Rows } from '../../access/row.ts';

/** Somebody who has left and may reach their documents. */
async function whoHasLeft(at: Place): Promise<Person> {
  const person = await at.person({ status: 'deactivated' });
  await at.sql(
    `INSERT INTO documents_access (workspace_id, user_id, email, until, granted_by_id) VALUES ($1, $2, $3, '2099-12-31', $4)`,
    [at.id, person.id, `${person.id}@private.test`, at.admin.id],
  );
  return person;
}

/** Replaces the second factor, if there is one, and returns its current code. */
async function freshCode(at: Place, person: Person): Promise<string> {
  await at.sql('DELETE FROM recovery_codes WHERE user_id = $1', [person.id]);
  await at.sql('DELETE FROM two_factor WHERE user_id = $1', [person.id]);
  return codeAt((await withSecondFactor(at.service, at, person)).secret, at.service.now());
}

/** The same for an unfinished setup, which this code would confirm. */
async function codeOfSetup(at: Place, person: Person): Promise<string> {
  const code = await freshCode(at, person);
  await at.sql(
    `UPDATE two_factor SET enabled_at = NULL, setup_expires_at = now() + interval '5 minutes' WHERE user_id = $1`,
    [person.id],
  );
  return code;
}

async function employmentOf(at: Place, { id }: { id: string }): Promise<Record<string, string>> {
  const [row] = await at.sql('SELECT employment_id FROM users WHERE id = $1', [id]);
  return { user_id: id, employment_id: row!['employment_id'] as string };
}

const newPerson = (at: Place) => ({
  email: `new.person.${at.next()}@example.test`,
  first_name: 'New',
  last_name: 'Person',
  start_date: '2026-01-01',
});

/** A code that confirms a new address of this person. */
async function emailToken(at: Place, person: Person): Promise<string> {
  const { token, hash } = newOneTimeToken('email');
  await at.sql(
    `INSERT INTO one_time_tokens (workspace_id, user_id, kind, token_hash, context, expires_at)
     VALUES ($1, $2, 'email', $3, $4, $5)`,
    [
      at.id,
      person.id,
      hash,
      { email: `confirmed.${at.next()}@example.test`, own: true },
      new Date(at.service.now() + 3_600_000),
    ],
  );
  return token;
}

const NEW_PASSWORD = 'a wrong donkey and no stapler';

/** A new person in this state, without a manager. */
const someone = (status: 'invited' | 'deactivated') => async (at: Place) => ({
  user_id: (await at.person({ status })).id,
});

async function withFactor(at: Place, person: Person): Promise<{ user_id: string }> {
  const colleague = await colleagueOf(at, person);
  await withSecondFactor(at.service, at, colleague);
  return { user_id: colleague.id };
}

/** An import of two people, one of whom was added. */
async function userImport(at: Place): Promise<{ import_id: string }> {
  const row = { first_name: 'New', last_name: 'Person', start_date: '2027-01-04' };
  const [made] = await at.sql(
    `INSERT INTO user_imports (workspace_id, dry_run, all_or_nothing, total, done, status, actor, user_id, source, ip, request_id, finished_at)
     SELECT workspace_id, false, false, 2, 2, 'finished', jsonb_build_object('id', id, 'email', email, 'name', first_name || ' ' || last_name),
            id, 'dashboard', '127.0.0.1', 'request', now() FROM users WHERE id = $1 RETURNING workspace_id, id`,
    [at.admin.id],
  );
  const { id, workspace_id } = made as { id: string; workspace_id: string };
  await at.sql(
    `INSERT INTO user_import_rows (workspace_id, import_id, position, input, outcome, user_id, code, detail)
     VALUES ($1, $2, 1, $3, 'created', $4, NULL, NULL),
            ($1, $2, 2, $5, 'refused', NULL, 'email_taken', 'Someone in this workspace has this e-mail address.')`,
    [
      workspace_id,
      id,
      { ...row, email: at.stranger.email },
      at.stranger.id,
      { ...row, email: at.employee.email },
    ],
  );
  return { import_id: id };
}

/** The address of the person whom `someone('deactivated')` has just made. */
async function lastDeactivated(at: Place): Promise<string> {
  const [person] = await at.sql(
    `SELECT email FROM users WHERE workspace_id = $1 AND status = 'deactivated' AND deleted_at IS NULL ORDER BY created_at DESC, id DESC LIMIT 1`,
    [at.id],
  );
  return person!['email'] as string;
}

/** Somebody who left before anything was paid to them; made once. */
async function gone(at: Place): Promise<{ id: string; email: string }> {
  const email = 'marek.nowak@example.test';
  const [known] = await at.sql('SELECT id FROM users WHERE workspace_id = $1 AND email = $2', [at.id, email]);
  if (known) return { id: known['id'] as string, email };
  return { id: (await at.person({ first: 'Marek', last: 'Nowak', email, status: 'deactivated' })).id, email };
}

const jonas = ({ employee }: Place) => ({ user_id: employee.id });

export const rows: Rows = {
  login: {
    body: ({ employee }) => ({ email: employee.email, password: PASSWORD }),
    example: {
      body: ({ employee }) => ({ email: employee.email, password: PASSWORD, device_name: 'Jonas’s phone' }),
    },
  },
  verifyLogin: {
    body: async (at, person) => {
      const someone = await colleagueOf(at, person);
      const code = await freshCode(at, someone);
      return { challenge_token: await oneTimeToken(at, someone, 'challenge'), code };
    },
  },
  refreshTokens: { body: async (at, person) => ({ refresh_token: await refreshToken(at, person) }) },
  acceptInvitation: {
    body: async (at) => {
      const invited = await at.person({ status: 'invited' });
      return { token: await oneTimeToken(at, invited, 'invite'), password: PASSWORD };
    },
  },
  logout: { body: async (at, person) => ({ refresh_token: await refreshToken(at, person) }) },
  logoutAllSessions: { before: restored },
  listSessions: {},
  revokeSession: { ids: session },
  requestPasswordReset: { body: ({ employee }) => ({ email: employee.email }) },
  resetPassword: {
    body: async (at, person) => ({
      token: await oneTimeToken(at, await colleagueOf(at, person), 'reset'),
      new_password: NEW_PASSWORD,
    }),
  },
  requestDocumentsAccess: { body: ({ employee }) => ({ email: employee.email }) },
  openDocumentsAccess: {
    body: async (at) => {
      const person = await whoHasLeft(at);
      return { token: await oneTimeToken(at, person, 'documents') };
    },
  },
  grantDocumentsAccess: {
    ids: async (at) => ({ user_id: (await whoHasLeft(at)).id }),
    body: { email: 'anika.roth@private.test', months: 12 },
    example: {
      ids: async (at) => ({ user_id: (await whoHasLeft(at)).id }),
      body: { email: 'anika.roth@private.test', months: 12 },
    },
  },
  changePassword: { before: restored, body: { new_password: NEW_PASSWORD } },
  getMe: {},
  requestEmailChange: {
    body: (at) => ({ email: `moved.${at.next()}@example.test` }),
  },
  confirmEmailChange: {
    body: async (at, person) => ({ token: await emailToken(at, await colleagueOf(at, person)) }),
  },
  getTwoFactorStatus: {},
  startTwoFactorSetup: {
    before: (at, { id }) => at.sql('DELETE FROM two_factor WHERE user_id = $1', [id]),
  },
  enableTwoFactor: { body: async (at, person) => ({ code: await codeOfSetup(at, person) }) },
  disableTwoFactor: { body: async (at, person) => ({ code: await freshCode(at, person) }) },
  regenerateRecoveryCodes: { body: async (at, person) => ({ code: await freshCode(at, person) }) },

  listUsers: {},
  createUser: {
    body: newPerson,
    example: {
      body: async (at) => ({
        email: 'lukas.berger@example.test',
        first_name: 'Lukas',
        last_name: 'Berger',
        job_title: 'Product Designer',
        manager_id: at.otherManager.id,
        department_id: await item(at, 'departments', 'design'),
        user_type_id: await item(at, 'user-types', 'permanent'),
        start_date: '2027-01-04',
      }),
    },
  },
  importUsers: {
    body: (at) => ({ rows: [newPerson(at)] }),
    example: {
      body: () => ({
        rows: [
          {
            email: 'lukas.berger@example.test',
            first_name: 'Lukas',
            last_name: 'Berger',
            job_title: 'Product Designer',
            start_date: '2027-01-04',
          },
          {
            email: 'ines.moreau@example.test',
            first_name: 'Ines',
            last_name: 'Moreau',
            start_date: '2027-01-04',
            send_invite: false,
          },
        ],
      }),
    },
  },
  getUserImport: { ids: userImport },
  getUser: { ids: user, example: { ids: jonas } },
  updateUser: {
    ids: user,
    body: { job_title: 'Surveyor' },
    // keys may not change admins
    own: {
      ids: (_, { id }) => ({ user_id: id }),
      body: { start_date: '2019-01-01' },
      by: ['person', 'newAdmin'],
    },
    example: { ids: jonas, body: { job_title: 'Senior Software Engineer' } },
  },
  deactivateUser: {
    ids: user,
    body: { last_day: '2026-01-31' },
    example: {
      ids: jonas,
      body: async (at) => ({
        last_day: '2026-12-31',
        reason_id: await item(at, 'termination-reasons', 'resignation'),
      }),
    },
  },
  listEmployments: { ids: user, example: { ids: jonas } },
  updateEmployment: {
    ids: async (at, person) => employmentOf(at, await colleagueOf(at, person)),
    body: { seniority_date: '2019-01-01' },
    own: { ids: (at, owner) => employmentOf(at, owner), by: ['person', 'newAdmin'] },
    example: {
      ids: (at) => employmentOf(at, at.employee),
      body: { seniority_date: '2019-01-01' },
    },
  },
  reactivateUser: {
    ids: someone('deactivated'),
    example: {
      ids: first('listUsers', 'user_id', { status: 'deactivated' }),
      body: { start_date: '2027-01-04' },
    },
  },
  anonymizeUser: {
    ids: someone('deactivated'),
    body: async (at) => ({ confirm_email: await lastDeactivated(at) }),
    example: {
      ids: async (at) => ({ user_id: (await gone(at)).id }),
      body: async (at) => ({ confirm_email: (await gone(at)).email }),
    },
  },
  resendInvitation: {
    ids: someone('invited'),
    example: {
      ids: first('listUsers', 'user_id', { status: 'invited' }),
      body: { password: PASSWORD },
    },
  },
  unlockUser: { ids: user, example: { ids: jonas } },
  resetUserTwoFactor: { ids: withFactor, body: { reason: 'Lost phone' }, example: { ids: withFactor } },
};
