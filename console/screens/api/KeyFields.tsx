import type { Data, Given } from '../../api/call.ts';
import { useCall } from '../../api/query.ts';
import { ChoiceBoxes } from '../../parts/form/ChoiceBoxes.tsx';
import { Field } from '../../parts/form/Field.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { chosenOf, textOf } from '../../parts/form/values.ts';
import { keys as k } from '../../texts/keys.ts';

export type Key = Data<'listApiKeys'>[number];
type Scope = NonNullable<Given<'createApiKey'>['body']>['scopes'][number];

/** Name, scopes in people's words, end and networks of a key. */
export function KeyFields({ known }: { known?: Key }) {
  const scopes = useCall('listScopes', {}).data?.data ?? [];
  const choices = scopes.map(({ scope, grants, grantable }) => ({
    value: scope,
    label: grants.charAt(0).toUpperCase() + grants.slice(1),
    hint: grantable ? scope : `${scope}. ${k.notYours}`,
    disabled: !grantable,
  }));
  return (
    <>
      <TextField
        label={k.name}
        name="name"
        hint={k.nameHint}
        defaultValue={known?.name}
        maxLength={60}
        required
      />
      {choices.length > 0 && (
        <ChoiceBoxes label={k.scopes} name="scopes" choices={choices} chosen={known?.scopes ?? []} />
      )}
      <TextField
        label={k.expires}
        name="expires_at"
        hint={k.expiresHint}
        type="date"
        defaultValue={known?.expires_at?.slice(0, 10)}
      />
      <Field label={k.networks} name="allowed_ips" hint={k.networksHint}>
        {(wiring) => <textarea {...wiring} defaultValue={known?.allowed_ips.join('\n')} spellCheck={false} />}
      </Field>
    </>
  );
}

/** What these fields say, as members of a body. Empty ones are left out. */
export function keyMembers(values: FormData) {
  const day = textOf(values, 'expires_at');
  const networks = textOf(values, 'allowed_ips')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return {
    name: textOf(values, 'name'),
    scopes: chosenOf<Scope>(values, 'scopes'),
    // the key works until the end of that day, where its owner is
    ...(day && { expires_at: new Date(`${day}T23:59:59`).toISOString() }),
    ...(networks.length > 0 && { allowed_ips: networks }),
  };
}
