/**
 * Writes the parts of a profile, for the person and for admins. Expects that the caller has locked the
 * person's row. Each function returns the changed fields and writes nothing if there are none.
 */
import { localDate } from '../../../civil/zones.ts';
import type { CallerWriting } from '../../../events/writing.ts';
import type { Services } from '../../../services.ts';
import type { AddressInput, PersonalDetailsPatch, ProfilePatch } from '../../../generated/types.ts';
import { countryProblem } from '../../../lib/countries.ts';
import { merged } from '../../../lib/merged.ts';
import { textOfPatch, textOrNull } from '../../../lib/texts.ts';
import { addressOf, type AddressRow } from '../../../people/address.ts';
import { assertZone } from '../../../people/zone.ts';
import { invalid } from '../../../problem.ts';
import { auditPart } from '../announce.ts';
import { detailsProblems } from '../rules/personalDetails.ts';
import { profile, putDetails, updateSettings, type ProfileRow } from '../store/people.ts';
import { detailsOf, putAddress, putPersonalDetails, type DetailsRow } from '../store/privateDetails.ts';

type PartCall = CallerWriting & { services: Services };

interface Written<Row> {
  row: Row;
  changed: string[];
}

const different = <Row extends object>(
  fields: readonly (keyof Row & string)[],
  before: Row | null,
  after: Row,
) => fields.filter((field) => JSON.stringify(before?.[field]) !== JSON.stringify(after[field]));

const PROFILE = ['preferred_name', 'phone', 'bio', 'timezone', 'locale'] as const;
const SETTINGS: readonly string[] = ['timezone', 'locale'];

export async function writeProfile(
  call: PartCall,
  userId: string,
  patch: ProfilePatch,
): Promise<Written<ProfileRow>> {
  const { db, services, workspace } = call;
  assertZone(patch.timezone);
  const before = await db.one(profile, { id: userId });
  const wanted = merged(before, {
    preferred_name: textOfPatch(patch.preferred_name),
    phone: textOfPatch(patch.phone),
    bio: textOfPatch(patch.bio),
    timezone: textOfPatch(patch.timezone),
    locale: textOfPatch(patch.locale),
  });
  const changed = different<ProfileRow>(PROFILE, before, wanted);
  if (changed.some((field) => SETTINGS.includes(field))) {
    await db.count(updateSettings, { id: userId, timezone: wanted.timezone, locale: wanted.locale });
    db.afterCommit(() => services.accessChanged(workspace.id));
  }
  if (changed.some((field) => !SETTINGS.includes(field)))
    await db.count(putDetails, {
      user_id: userId,
      preferred_name: wanted.preferred_name,
      phone: wanted.phone,
      bio: wanted.bio,
    });
  const row = await db.one(profile, { id: userId });
  auditPart(call, 'profile', { userId, before, after: row, changed });
  return { row, changed };
}

const ADDRESS = ['line1', 'line2', 'postal_code', 'city', 'region', 'country'] as const;

export async function writeAddress(
  call: PartCall,
  userId: string,
  { line1, line2, postal_code, city, region, country }: AddressInput,
): Promise<Written<AddressRow>> {
  const problem = countryProblem(country);
  if (problem) throw invalid({ country: [problem] });
  const before = (await call.db.maybe(addressOf, { user_id: userId })) ?? null;
  const wanted = {
    line1: line1.trim(),
    line2: textOrNull(line2),
    postal_code: postal_code.trim(),
    city: city.trim(),
    region: textOrNull(region),
    country,
    version: before?.version ?? 0,
  };
  const changed = different<AddressRow>(ADDRESS, before, wanted);
  if (before !== null && changed.length === 0) return { row: before, changed: [] };
  const row = await call.db.one(putAddress, { user_id: userId, ...wanted });
  auditPart(call, 'address', { userId, before, after: row, changed });
  return { row, changed: ['address'] };
}

/** A person's details with the national id decrypted. */
export type OpenDetails = Omit<DetailsRow, 'national_id_sealed'> & { national_id: string | null };

export const opened = (
  {
    national_id_sealed,
    birth_date,
    gender,
    nationality,
    emergency_contacts,
    vat_id,
    tax_number,
    version,
  }: DetailsRow,
  { services }: { services: Services },
): OpenDetails => ({
  birth_date,
  gender,
  nationality,
  national_id: national_id_sealed && services.personalSecrets.open(national_id_sealed),
  // a fixed order of members, which jsonb does not keep
  emergency_contacts: emergency_contacts.map(({ name, relation, phone }) => ({ name, relation, phone })),
  vat_id,
  tax_number,
  version,
});

const DETAILS = [
  'birth_date',
  'gender',
  'nationality',
  'national_id',
  'emergency_contacts',
  'vat_id',
  'tax_number',
] as const;

export async function writeDetails(
  call: PartCall,
  userId: string,
  patch: PersonalDetailsPatch,
): Promise<Written<OpenDetails>> {
  const { db, services, workspace, now } = call;
  const problems = detailsProblems(patch, localDate(now, workspace.timezone));
  if (problems) throw invalid(problems);
  const before = opened(await db.one(detailsOf, { user_id: userId }), call);
  const wanted = merged(before, {
    birth_date: patch.birth_date,
    gender: patch.gender,
    nationality: patch.nationality,
    national_id: textOfPatch(patch.national_id),
    emergency_contacts: patch.emergency_contacts?.map(({ name, relation, phone }) => ({
      name: name.trim(),
      relation: relation.trim(),
      phone: phone.trim(),
    })),
    vat_id: patch.vat_id,
    tax_number: textOfPatch(patch.tax_number),
  });
  const changed = different<OpenDetails>(DETAILS, before, wanted);
  if (changed.length === 0) return { row: before, changed };
  const { national_id } = wanted;
  const stored = await db.one(putPersonalDetails, {
    user_id: userId,
    birth_date: wanted.birth_date,
    gender: wanted.gender,
    nationality: wanted.nationality,
    national_id_sealed: national_id === null ? null : services.personalSecrets.seal(national_id),
    emergency_contacts: JSON.stringify(wanted.emergency_contacts),
    vat_id: wanted.vat_id,
    tax_number: wanted.tax_number,
  });
  const row = opened(stored, call);
  auditPart(call, 'personal_details', { userId, before, after: row, changed });
  return { row, changed };
}
