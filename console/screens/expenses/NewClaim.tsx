import { useMutation } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { queries, useCall, useWriteKey } from '../../api/query.ts';
import type { Refusal } from '../../api/refusal.ts';
import { useMe } from '../../frame/me.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { usePlaces } from '../../parts/form/usePlaces.ts';
import { toast } from '../../parts/toast/toasts.ts';
import { expenses as s } from '../../texts/expenses.ts';
import { ItemFields } from './ItemFields.tsx';
import { claimIn, nothingSent, send } from './sending.ts';
import styles from './Expenses.module.css';

interface Sending {
  values: FormData;
  submit: boolean;
}

/** A claim from a photo: receipt, amount, send. */
export function NewClaim({ close }: { close: () => void }) {
  const me = useMe();
  const categories = useCall('getList', { path: { list: 'expense-categories' } });
  const { places, add, remove } = usePlaces(1);
  const progress = useRef(nothingSent());
  const draft = useRef(false);
  const key = useWriteKey();
  const sending = useMutation<unknown, Refusal, Sending>({
    mutationFn({ values, submit }) {
      const labels = new Map(categories.data?.data.map(({ id, label }) => [id, label]));
      const files = new Map<number, File>();
      places.forEach((place, index) => {
        const file = values.get(`file.${place}`);
        if (file instanceof File && file.size > 0) files.set(index, file);
      });
      return send(claimIn(values, places, labels), files, progress.current, { key, submit });
    },
    onSuccess(_, { submit }) {
      toast(submit ? s.sent : s.kept);
      close();
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: ['reimbursements'] }),
  });
  // the same object as long as it is the same refusal: a new one takes the focus again
  const refusal = useMemo(() => inForm(sending.error, places), [sending.error]);
  return (
    <Dialog title={s.create} onClose={close}>
      <Form
        label={s.create}
        refusal={refusal}
        onSubmit={(values) => sending.mutate({ values, submit: !draft.current })}
        actions={
          <>
            <Button
              type="submit"
              look="main"
              busy={sending.isPending}
              onClick={() => (draft.current = false)}
            >
              {s.send}
            </Button>
            <Button type="submit" busy={sending.isPending} onClick={() => (draft.current = true)}>
              {s.saveDraft}
            </Button>
          </>
        }
      >
        {places.map((place, index) => (
          <ItemFields
            key={place}
            place={place}
            number={index + 1}
            categories={categories.data?.data ?? []}
            {...(places.length > 1 && {
              remove: () => remove(place),
            })}
          />
        ))}
        <div>
          <Button look="quiet" onClick={add}>
            {s.addItem}
          </Button>
        </div>
        <div className={styles['fields']}>
          <TextField label={s.what} name="title" maxLength={120} hint={s.whatHint} />
          <TextField
            label={s.currency}
            name="currency"
            required
            pattern="[A-Z]{3}"
            maxLength={3}
            defaultValue={me.workspace.currency}
          />
        </div>
      </Form>
    </Dialog>
  );
}

/** The refusal with the messages of items under the names that their fields have here. */
function inForm(refusal: Refusal | null, places: readonly number[]): Refusal | null {
  if (refusal === null) return null;
  const errors = Object.fromEntries(
    Object.entries(refusal.errors).map(([name, texts]) => {
      const [, index, member] = /^items\.(\d+)\.(?:trip\.)?(\w+)$/.exec(name) ?? [];
      return [index === undefined ? name : `${member}.${places[Number(index)]}`, texts];
    }),
  );
  return Object.assign(Object.create(refusal) as Refusal, { errors });
}
