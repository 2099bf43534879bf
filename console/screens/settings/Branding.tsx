import { useState } from 'react';
import { branding } from '../../api/branding.ts';
import type { Data } from '../../api/call.ts';
import { useCall, useWrite } from '../../api/query.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { SelectField } from '../../parts/form/SelectField.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { textOf } from '../../parts/form/values.ts';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Section, Skeleton } from '../../parts/page/Page.tsx';
import { toast } from '../../parts/toast/toasts.ts';
import { settings as s } from '../../texts/settings.ts';
import { t } from '../../texts/index.ts';
import { contrast, ENOUGH } from './contrast.ts';
import { Logos } from './Logos.tsx';
import { SettingsPage } from './SettingsPage.tsx';
import styles from './Settings.module.css';

type Theme = Data<'getTheme'>;

const COLORS = ['primary_color', 'primary_text_color', 'accent_color', 'accent_text_color'] as const;
const labels = () => ({
  primary_color: s.primary,
  primary_text_color: s.primaryText,
  accent_color: s.accent,
  accent_text_color: s.accentText,
});

export default function Branding() {
  const { data, error, refetch } = useCall('getTheme', {});
  return (
    <SettingsPage title={s.branding} lead={s.brandingLead}>
      {error && <RefusalNotice refusal={error} again={() => void refetch()} />}
      {data ? <Look key={data.data.version} theme={data.data} /> : <Skeleton rows={8} />}
      <Logos />
    </SettingsPage>
  );
}

/** The form, with what it would look like beside it. */
function Look({ theme }: { theme: Theme }) {
  const put = useWrite('putTheme');
  const [colors, setColors] = useState<Record<string, string>>(() =>
    Object.fromEntries(COLORS.map((name) => [name, theme[name]])),
  );
  const submit = (values: FormData) => {
    const body = {
      ...colors,
      login_text: textOf(values, 'login_text') || null,
      support_email: textOf(values, 'support_email') || null,
      font: textOf(values, 'font') as 'system',
    };
    put.mutate({ body, ifMatch: `"${theme.version}"` }, { onSuccess: () => toast(t.saved) });
  };
  return (
    <Section>
      <div className={styles['beside']}>
        <Form
          refusal={put.error}
          onSubmit={submit}
          actions={
            <Button type="submit" look="main" busy={put.isPending}>
              {t.save}
            </Button>
          }
        >
          {COLORS.map((name) => (
            <TextField
              key={name}
              label={labels()[name]}
              name={name}
              type="color"
              required
              value={colors[name]?.toLowerCase()}
              onChange={({ target }) => setColors({ ...colors, [name]: target.value })}
            />
          ))}
          <TextField label={s.loginText} name="login_text" defaultValue={theme.login_text ?? ''} />
          <TextField
            label={s.supportEmail}
            name="support_email"
            type="email"
            defaultValue={theme.support_email ?? ''}
          />
          <SelectField
            label={s.font}
            name="font"
            required
            defaultValue={theme.font}
            choices={Object.entries(s.fonts).map(([value, label]) => ({ value, label }))}
          />
        </Form>
        <Preview colors={colors} />
      </div>
    </Section>
  );
}

function Preview({ colors }: { colors: Record<string, string> }) {
  const pairs = [
    [colors['primary_color']!, colors['primary_text_color']!],
    [colors['accent_color']!, colors['accent_text_color']!],
  ] as const;
  return (
    <div className={styles['preview']} role="group" aria-label={s.preview}>
      <strong>{branding.name}</strong>
      {pairs.map(([ground, ink], index) => (
        <div key={index} className={styles['stack']}>
          <span className={styles['sample']} style={{ background: ground, color: ink }}>
            {t.signIn}
          </span>
          <Ratio ratio={contrast(ground, ink)} />
          <Ratio ratio={contrast(ground, '#ffffff')} where={s.onWhite} />
        </div>
      ))}
    </div>
  );
}

const Ratio = ({ ratio, where = '' }: { ratio: number; where?: string }) => (
  <span className={ratio >= ENOUGH ? styles['muted'] : styles['bad']}>
    {s.contrast((Math.floor(ratio * 100) / 100).toFixed(2), ratio >= ENOUGH)} {where}
  </span>
);
