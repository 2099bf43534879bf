import type { Caller } from '../../../auth/caller.ts';
import type { Address, AdminProfile, PersonalDetails, Placement } from '../../../generated/types.ts';
import type { AddressRow } from '../../../people/address.ts';
import type { PlacementRow } from '../../../people/placements.ts';
import type { Workspace } from '../../../workspace/workspace.ts';
import type { OpenDetails } from '../actions/parts.ts';
import { shownId } from '../rules/personalDetails.ts';
import type { ProfileRow } from '../store/people.ts';
import { presentProfile } from './people.ts';

export const presentAddress = (row: AddressRow): Address => ({
  line1: row.line1,
  line2: row.line2,
  postal_code: row.postal_code,
  city: row.city,
  region: row.region,
  country: row.country,
});

/** API keys do not get the whole national id (`shownId`). */
export const presentDetails = (row: OpenDetails, caller: Pick<Caller, 'kind'>): PersonalDetails => ({
  birth_date: row.birth_date,
  gender: row.gender,
  nationality: row.nationality,
  national_id: row.national_id && shownId(row.national_id, caller.kind),
  emergency_contacts: row.emergency_contacts.map(({ name, relation, phone }) => ({ name, relation, phone })),
  vat_id: row.vat_id,
  tax_number: row.tax_number,
});

/** A person with private data. `private` is null for managers. */
export interface WholePerson {
  profile: ProfileRow;
  placements: PlacementRow[];
  private: { address: AddressRow | null; details: OpenDetails } | null;
  version: number;
}

const presentPlacement = (row: PlacementRow): Placement => ({
  valid_from: row.valid_from,
  valid_to: row.valid_to,
  workplace: row.workplace_id === null ? null : { id: row.workplace_id, label: row.workplace_label! },
  own_calendar: row.own_calendar,
  holiday_calendar: row.calendar,
});

export function presentWhole(
  person: WholePerson,
  caller: Pick<Caller, 'kind'>,
  workspace: Pick<Workspace, 'timezone' | 'locale'>,
): AdminProfile {
  const profile = presentProfile(person.profile, workspace);
  const { version } = person;
  const placements = person.placements.map(presentPlacement);
  if (person.private === null) return { profile, placements, version };
  const { address, details } = person.private;
  return {
    profile,
    placements,
    address: address && presentAddress(address),
    personal_details: presentDetails(details, caller),
    version,
  };
}
