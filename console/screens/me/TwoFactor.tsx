import { useState } from 'react';
import { useCall, useWrite } from '../../api/query.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Code } from '../../parts/copy/Code.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { PasswordField } from '../../parts/form/PasswordField.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { textOf } from '../../parts/form/values.ts';
import { Notice } from '../../parts/notice/Notice.tsx';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Section, Skeleton } from '../../parts/page/Page.tsx';
import { Pill } from '../../parts/pill/Pill.tsx';
import { t } from '../../texts/index.ts';
import styles from './Me.module.css';

type Step = 'none' | 'set-up' | 'switch-off' | 'new-codes';

/** Switches the second factor on and off. */
export function TwoFactor() {
  const { data, error, refetch } = useCall('getTwoFactorStatus', {});
  const [step, setStep] = useState<Step>('none');
  const close = () => setStep('none');
  const state = data?.data;
  return (
    <Section
      title={t.secondFactor}
      actions={state && <Pill mood={state.enabled ? 'good' : 'wait'}>{state.enabled ? t.on : t.off}</Pill>}
    >
      {error && <RefusalNotice refusal={error} again={() => void refetch()} />}
      {!state && !error && <Skeleton rows={1} />}
      {state && <p>{state.enabled ? t.recoveryCodesLeft(state.recovery_codes_left) : t.secondFactorText}</p>}
      {state && (
        <div className={styles['buttons']}>
          {!state.enabled && (
            <Button look="main" onClick={() => setStep('set-up')}>
              {t.setUp}
            </Button>
          )}
          {state.enabled && <Button onClick={() => setStep('new-codes')}>{t.newRecoveryCodes}</Button>}
          {state.enabled && !state.enforced && (
            <Button look="danger" onClick={() => setStep('switch-off')}>
              {t.switchOff}
            </Button>
          )}
        </div>
      )}
      {step === 'set-up' && <SetUp close={close} />}
      {step === 'new-codes' && <NewCodes close={close} />}
      {step === 'switch-off' && <SwitchOff close={close} />}
    </Section>
  );
}

function SetUp({ close }: { close: () => void }) {
  const start = useWrite('startTwoFactorSetup');
  const enable = useWrite('enableTwoFactor');
  const secret = start.data?.data;
  return (
    <Dialog title={t.secondFactor} onClose={close}>
      {enable.data ? (
        <Codes codes={enable.data.data.recovery_codes} close={close} />
      ) : secret ? (
        <>
          <p>{t.scan}</p>
          <img
            className={styles['qr']}
            src={`data:image/svg+xml,${encodeURIComponent(secret.qr_svg)}`}
            alt={t.qrCode}
          />
          <Code text={secret.secret} label={t.secret} />
          <Form
            refusal={enable.error}
            onSubmit={(values) => enable.mutate({ body: { code: textOf(values, 'code') } })}
            actions={
              <Button type="submit" look="main" busy={enable.isPending}>
                {t.switchOn}
              </Button>
            }
          >
            <TextField
              label={t.code}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              required
              autoFocus
            />
          </Form>
        </>
      ) : (
        <Form
          refusal={start.error}
          onSubmit={(values) => start.mutate({ body: { password: textOf(values, 'password') } })}
          actions={
            <Button type="submit" look="main" busy={start.isPending}>
              {t.continue}
            </Button>
          }
        >
          <PasswordField label={t.password} name="password" autoComplete="current-password" />
        </Form>
      )}
    </Dialog>
  );
}

function NewCodes({ close }: { close: () => void }) {
  const renew = useWrite('regenerateRecoveryCodes');
  return (
    <Dialog title={t.newRecoveryCodes} onClose={close}>
      {renew.data ? (
        <Codes codes={renew.data.data.recovery_codes} close={close} />
      ) : (
        <Confirmation label={t.newRecoveryCodes} write={renew} />
      )}
    </Dialog>
  );
}

function SwitchOff({ close }: { close: () => void }) {
  const disable = useWrite('disableTwoFactor');
  return (
    <Dialog title={t.switchOff} onClose={close}>
      {disable.data ? (
        <Notice look="good">{disable.data.message}</Notice>
      ) : (
        <Confirmation label={t.switchOff} write={disable} />
      )}
    </Dialog>
  );
}

type Confirmed =
  ReturnType<typeof useWrite<'regenerateRecoveryCodes'>> | ReturnType<typeof useWrite<'disableTwoFactor'>>;

const Confirmation = ({ label, write }: { label: string; write: Confirmed }) => (
  <Form
    refusal={write.error}
    onSubmit={(values) =>
      write.mutate({ body: { password: textOf(values, 'password'), code: textOf(values, 'code') } })
    }
    actions={
      <Button type="submit" look="danger" busy={write.isPending}>
        {label}
      </Button>
    }
  >
    <PasswordField label={t.password} name="password" autoComplete="current-password" />
    <TextField label={t.code} name="code" hint={t.codeOrRecovery} autoComplete="one-time-code" required />
  </Form>
);

const Codes = ({ codes, close }: { codes: readonly string[]; close: () => void }) => (
  <>
    <p>{t.keepCodes}</p>
    <Code text={codes.join('\n')} label={t.recoveryCodes} />
    <div>
      <Button look="main" onClick={close}>
        {t.close}
      </Button>
    </div>
  </>
);
