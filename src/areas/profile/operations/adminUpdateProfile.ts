import type { Answer, Call } from '../../../contract.ts';
import { personForUpdate } from '../../../people/find.ts';
import { assertKeyReaches } from '../../../people/keyReach.ts';
import { expectVersion, invalid, notFound, Problem } from '../../../problem.ts';
import { writeAddress, writeDetails, writeProfile } from '../actions/parts.ts';
import { wholePerson } from '../actions/wholePerson.ts';
import { tellChanged } from '../announce.ts';
import { presentWhole } from '../present/privateDetails.ts';

/** Rule 52: an API key may change employees only. */
export default async function adminUpdateProfile(
  call: Call<'adminUpdateProfile'>,
): Promise<Answer<'adminUpdateProfile'>> {
  const { params, body, caller, db, workspace } = call;
  const person = await db.maybe(personForUpdate, { id: params.user_id });
  if (!person) throw notFound();
  assertKeyReaches(caller, person.role);
  expectVersion(call.ifMatch, (await wholePerson(call, person.id))!.version);

  const { profile, address, personal_details } = body;
  const written = [
    profile && (await inPart('profile', writeProfile(call, person.id, profile))),
    address && (await inPart('address', writeAddress(call, person.id, address))),
    personal_details && (await inPart('personal_details', writeDetails(call, person.id, personal_details))),
  ];
  tellChanged(
    call,
    person.id,
    written.flatMap((part) => part?.changed ?? []),
  );
  const after = (await wholePerson(call, person.id))!;
  return { status: 200, data: presentWhole(after, caller, workspace), version: after.version };
}

/** Prefixes the fields of a section's errors with the section's name. */
const inPart = async <Result>(part: string, writing: Promise<Result>): Promise<Result> =>
  writing.catch((error: unknown) => {
    if (!(error instanceof Problem) || !error.options.errors) throw error;
    throw invalid(
      Object.fromEntries(
        Object.entries(error.options.errors).map(([field, texts]) => [`${part}.${field}`, texts]),
      ),
    );
  });
