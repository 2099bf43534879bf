import { codeAt, withSecondFactor } from '../../support/signIn.ts';
import type { Person } from '../../support/world.ts';
import { colleagueOf, oneTimeToken, refreshToken, restored, session, user } from '../../access/records.ts';
import { PASSWORD, type Place, type Rows } from '../../access/row.ts';

/** Replaces the second factor, if there is one, and returns its current code. */
async function freshCode(at: Place, person: Person): Promise<string> {
  await at.sql('DELETE FROM recovery_codes WHERE user_id = $1', [person.id]);
  await at.sql('DELETE FROM two_factor WHERE user_id = $1', [person.id]);
  return codeAt((await withSecondFactor(at.service, at, person)).secret);
}

/** The same for a setup that still waits for that code. */
async function codeOfSetup(at: Place, person: Person): Promise<string> {
  const code = await freshCode(at, person);
  await at.sql(
    `UPDATE two_factor SET enabled_at = NULL, setup_expires_at = now() + interval '5 minutes' WHERE user_id = $1`,
    [person.id],
  );
  return code;
}

const newPerson = (at: Place) => ({
  email: `new.person.${at.next()}@example.test`,
  first_name: 'New',
  last_name: 'Person',
  start_date: '2026-01-01',
});

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

export const rows: Rows = {
  login: { body: ({ employee }) => ({ email: employee.email, password: PASSWORD }) },
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
  changePassword: { before: restored, body: { new_password: NEW_PASSWORD } },
  getMe: {},
  getTwoFactorStatus: {},
  startTwoFactorSetup: {
    before: (at, { id }) => at.sql('DELETE FROM two_factor WHERE user_id = $1', [id]),
  },
  enableTwoFactor: { body: async (at, person) => ({ code: await codeOfSetup(at, person) }) },
  disableTwoFactor: { body: async (at, person) => ({ code: await freshCode(at, person) }) },
  regenerateRecoveryCodes: { body: async (at, person) => ({ code: await freshCode(at, person) }) },

  listUsers: {},
  createUser: { body: newPerson },
  getUser: { ids: user },
  updateUser: { ids: user, body: { job_title: 'Surveyor' } },
  deactivateUser: { ids: user, body: { last_day: '2026-01-31' } },
  reactivateUser: { ids: someone('deactivated') },
  resendInvitation: { ids: someone('invited') },
  unlockUser: { ids: user },
  resetUserTwoFactor: { ids: withFactor, body: { reason: 'Lost phone' } },
};
