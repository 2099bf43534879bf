import { addDays } from '../../../src/civil/dates.ts';
import { colleagueOf, put, user } from '../../access/records.ts';
import type { Place, Rows } from '../../access/row.ts';
import { first } from '../../examples/wishes.ts';
import { PNG, upload } from '../../support/form.ts';
import type { Person } from '../../support/world.ts';

const employee = first('listUsers', 'user_id', { role: 'employee', status: 'active' });

const HOME = { line1: 'Weserstraße 12', postal_code: '12047', city: 'Berlin', country: 'DE' };

/** Gives an address to a person whose private fields the access matrix looks for. */
const address = (at: Place, { id }: Person) =>
  at.sql(
    `INSERT INTO addresses (workspace_id, user_id, line1, postal_code, city, country)
     VALUES ($1, $2, 'Weserstraße 12', '12047', 'Berlin', 'DE') ON CONFLICT DO NOTHING`,
    [at.id, id],
  );

const details = {
  birth_date: '1991-04-23',
  gender: 'female',
  nationality: 'DE',
  emergency_contacts: [{ name: 'Jana Vogel', relation: 'Sister', phone: '+49 30 23125091' }],
};

const picture = upload(PNG, 'portrait.png', 'image/png');

const photo = (at: Place, person: Person) =>
  at.service.request(at, 'PUT', '/profile/photo/', { as: person, ...picture });

async function photographed(at: Place, person: Person): Promise<{ user_id: string }> {
  const someone = await colleagueOf(at, person);
  await photo(at, someone);
  return { user_id: someone.id };
}

/** A contract that waits for the person's signature. */
const asked = (at: Place, { id }: Person) =>
  put(at, 'contracts', {
    employee_id: id,
    type: 'permanent',
    title: 'Designer',
    start_date: '2031-01-01',
    weekly_hours: 40,
    pattern: { mon: 8, tue: 8, wed: 8, thu: 8, fri: 8, sat: 0, sun: 0 },
    status: 'pending_signature',
  });

const substitution = async (at: Place, { id }: Person): Promise<{ substitution_id: string }> => {
  const stranger = await at.person({ role: 'manager', manager: null });
  return {
    substitution_id: await put(at, 'substitutions', {
      person_id: id,
      substitute_id: stranger.id,
      created_by: id,
      starts_on: '2031-01-01',
      when_away: false,
      areas: '{absences}',
      acts: 'no',
    }),
  };
};

/** The body of a substitution for one day, on which the person has no other. */
const standingIn = async (at: Place, day: string) => ({
  substitute_id: (await at.person({ role: 'manager', manager: null })).id,
  from: day,
  to: day,
  areas: ['absences'],
});

export const rows: Rows = {
  listSubstitutes: { before: substitution, reach: 'private' },
  createSubstitute: {
    body: (at) => standingIn(at, addDays('2031-02-01', at.next())),
    example: { body: (at) => standingIn(at, '2031-01-01') },
  },
  deleteSubstitute: { ids: substitution, reach: 'private', example: { as: 'admin', ids: substitution } },
  getPreferences: {},
  putPreferences: { body: { theme: 'dark', start_page: '/inbox' } },
  // requests of others wait for some callers, too, so the row asks for what is their own
  listWaiting: {
    before: asked,
    query: { kind: 'contract' },
    reach: 'own',
    example: { as: 'admin', before: () => undefined, query: {} },
  },
  getProfile: {},
  updateProfile: { body: { phone: '+49 30 23125042' } },
  getAddress: { before: address, shows: 'private' },
  putAddress: { body: HOME, shows: 'private' },
  getPersonalDetails: { shows: 'private' },
  updatePersonalDetails: { body: details, shows: 'private' },
  getPhoto: { before: photo },
  putPhoto: picture,
  deletePhoto: { before: photo },
  listTeamDirectory: { reach: 'workspace' },
  getTeamMember: { ids: user, reach: 'workspace' },
  getTeamMemberPhoto: { ids: photographed, reach: 'workspace', example: { ids: photographed } },
  getOrgChart: { reach: 'workspace' },
  adminGetProfile: { ids: user, shows: 'private', example: { as: 'admin', ids: employee } },
  adminUpdateProfile: {
    ids: user,
    body: { profile: { phone: '+49 30 23125042' }, address: HOME },
    shows: 'private',
    example: { ids: employee },
  },
};
