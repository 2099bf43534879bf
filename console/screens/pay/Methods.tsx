import { useState } from 'react';
import type { Data } from '../../api/call.ts';
import { useCall, useWrite } from '../../api/query.ts';
import { Button } from '../../parts/button/Button.tsx';
import { ConfirmDialog } from '../../parts/dialog/ConfirmDialog.tsx';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Nothing, Section, Skeleton } from '../../parts/page/Page.tsx';
import { Pill } from '../../parts/pill/Pill.tsx';
import { toast } from '../../parts/toast/toasts.ts';
import layout from '../../parts/layout/Layout.module.css';
import { pay as s } from '../../texts/pay.ts';
import { AddMethod } from './AddMethod.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import styles from './Pay.module.css';

type Method = Data<'listPaymentMethods'>[number];

/** The accounts of the person. Each change asks for the password. */
export function Methods() {
  const { data, error, refetch } = useCall('listPaymentMethods', {});
  const [adding, setAdding] = useState(false);
  const add = <Button onClick={() => setAdding(true)}>{s.addMethod}</Button>;
  return (
    <Section title={s.methods} actions={add}>
      {error && <RefusalNotice refusal={error} again={() => void refetch()} />}
      {!data && !error && <Skeleton rows={2} />}
      {data?.data.length === 0 && <Nothing action={add}>{s.noMethods}</Nothing>}
      <ul className={styles['methods']}>
        {data?.data.map((one) => (
          <OneMethod key={one.id} method={one} />
        ))}
      </ul>
      {adding && <AddMethod close={() => setAdding(false)} />}
    </Section>
  );
}

function OneMethod({ method }: { method: Method }) {
  const [step, setStep] = useState<'default' | 'confirm' | 'remove' | null>(null);
  const use = useWrite('setDefaultPaymentMethod');
  const confirm = useWrite('confirmPaymentMethod');
  const remove = useWrite('deletePaymentMethod');
  const close = () => setStep(null);
  const path = { method_id: method.id };
  const done = (text: string) => ({
    onSuccess() {
      toast(text);
      close();
    },
  });
  return (
    <li className={styles['method']}>
      <span className={styles['name']}>
        <span>{method.label}</span>
        <span className={layout['muted']}>
          {method.masked} · {method.currency}
          {method.entered_by && ` · ${s.enteredBy(method.entered_by.name)}`}
        </span>
      </span>
      {method.is_default && <Pill mood="good">{s.isDefault}</Pill>}
      {!method.confirmed && <Pill mood="wait">{s.unconfirmed}</Pill>}
      {!method.confirmed && (
        <Button aria-label={`${s.confirm}: ${method.label}`} onClick={() => setStep('confirm')}>
          {s.confirm}
        </Button>
      )}
      {method.confirmed && !method.is_default && (
        <Button aria-label={`${s.makeDefault}: ${method.label}`} onClick={() => setStep('default')}>
          {s.makeDefault}
        </Button>
      )}
      <Button look="quiet" aria-label={`${s.remove}: ${method.label}`} onClick={() => setStep('remove')}>
        {s.remove}
      </Button>
      {step === 'default' && (
        <PasswordDialog
          title={s.makeDefault}
          write={use}
          confirm={(password) => use.mutate({ path, body: { password } }, done(s.changed))}
          close={close}
        />
      )}
      {step === 'confirm' && (
        <PasswordDialog
          title={s.confirm}
          write={confirm}
          confirm={(password) => confirm.mutate({ path, body: { password } }, done(s.confirmed))}
          close={close}
        />
      )}
      {step === 'remove' && (
        <ConfirmDialog
          title={s.remove}
          text={s.removeText(method.label)}
          action={s.remove}
          busy={remove.isPending}
          refusal={remove.error}
          close={close}
          confirm={() => remove.mutate({ path }, done(s.removed))}
        />
      )}
    </li>
  );
}
