/** Addresses and personal details of the people in the demo, without national ids. */
import { addDays } from '../../civil/dates.ts';
import type { DemoCompany } from '../../demo/company.ts';
import { iso } from '../../demo/days.ts';
import type { DemoPerson } from '../../demo/people.ts';
import { idFrom } from '../../demo/random.ts';
import type { DemoScene } from '../../demo/scene.ts';
import type { Random } from '../../demo/random.ts';
import type { Deciding } from '../../people/deciding.ts';
import { announceSubstitute, auditPart } from './announce.ts';

const HOUR = 3_600_000;

const STREETS = ['Weserstraße', 'Sonnenallee', 'Gneisenaustraße', 'Oderberger Straße', 'Birkenstraße'];
const BERLIN = { postal_code: '12047', city: 'Berlin', region: null, country: 'DE' };

const ELSEWHERE: Readonly<
  Record<string, { line1: string } & Omit<typeof BERLIN, 'region'> & { region: string | null }>
> = {
  'Europe/Lisbon': {
    line1: 'Rua da Bica 18',
    postal_code: '1200-054',
    city: 'Lisboa',
    region: null,
    country: 'PT',
  },
  'Europe/Warsaw': {
    line1: 'ulica Mokotowska 41',
    postal_code: '00-551',
    city: 'Warszawa',
    region: null,
    country: 'PL',
  },
  'America/New_York': {
    line1: '214 Bergen Street',
    postal_code: '11217',
    city: 'Brooklyn',
    region: 'NY',
    country: 'US',
  },
};

const VAT_IDS: Readonly<Record<string, string>> = { PL: 'PL5260001246', PT: 'PT501442600' };

const scene: DemoScene = {
  after: ['auth'],
  write: (company) => {
    const random = company.random('homes');
    for (const person of company.people) if (person.status !== 'invited') say(company, person, random);
    if (company.history === 'full') nameSubstitute(company);
  },
};
export default scene;

/** The first manager decides for another one who is on leave. The id has a source of its own, so that others stay. */
function nameSubstitute(company: DemoCompany): void {
  const [substitute, person] = company.people.filter(({ role }) => role === 'manager') as [
    DemoPerson,
    DemoPerson,
  ];
  const at = company.at(addDays(company.today, -60), 10 * 60);
  const row = {
    id: idFrom(company.random('substitute'), at),
    created_at: iso(at),
    person_id: person.id,
    substitute_id: substitute.id,
    starts_on: addDays(company.today, -60),
    ends_on: null,
    when_away: true,
    areas: ['absences', 'expenses', 'timesheets'] as Deciding[],
    acts: 'no' as const,
  };
  company.insert('substitutions', { ...row, created_by: person.id });
  announceSubstitute(company.writing(person, at), {
    ...row,
    person_name: person.name,
    person_email: person.email,
    person_photo: null,
    substitute_name: substitute.name,
    substitute_email: substitute.email,
    substitute_photo: null,
  });
}

function say(company: DemoCompany, person: DemoPerson, random: Random): void {
  const at = person.created + random.int(30, 90) * HOUR;
  // contractors without a zone of their own live in Warsaw, which has Berlin's time
  const zone = person.timezone ?? (person.type === 'contractor' ? 'Europe/Warsaw' : person.zone);
  const home = ELSEWHERE[zone] ?? { line1: `${random.pick(STREETS)} ${random.int(2, 180)}`, ...BERLIN };
  const address = { ...home, line2: null };
  const contact = {
    name: `${random.pick(['Jana', 'Robert', 'Ines', 'Paul'])} ${person.last}`,
    relation: 'Partner',
  };
  const contractor = person.type === 'contractor';
  const details = {
    birth_date: `${random.int(1966, 2001)}-0${random.int(1, 9)}-${random.int(10, 28)}`,
    nationality: address.country,
    emergency_contacts: [{ ...contact, phone: `+49 30 2312${random.int(1000, 9999)}` }],
    // needed on invoices in their name
    vat_id: contractor ? (VAT_IDS[address.country] ?? null) : null,
    tax_number: contractor && address.country === 'US' ? '86-3490172' : null,
  };
  const row = { created_at: iso(at), updated_at: iso(at), user_id: person.id };
  company.insert('addresses', { id: company.id(at), ...row, ...address });
  company.insert('personal_details', { id: company.id(at), ...row, ...details });

  const call = company.writing(person, at);
  const said = { userId: person.id, before: null };
  auditPart(call, 'address', {
    ...said,
    after: address,
    changed: ['line1', 'postal_code', 'city', 'country'],
  });
  auditPart(call, 'personal_details', {
    ...said,
    after: details,
    changed: ['birth_date', 'nationality', 'emergency_contacts'],
  });
}
