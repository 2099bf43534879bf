import { useCall, useWrite } from '../../api/query.ts';
import { Button } from '../../parts/button/Button.tsx';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Section } from '../../parts/page/Page.tsx';
import { settings as s } from '../../texts/settings.ts';
import styles from './Settings.module.css';

const VARIANTS = ['light', 'dark', 'favicon'] as const;
const URLS = { light: 'logo_url', dark: 'dark_logo_url', favicon: 'favicon_url' } as const;

export function Logos() {
  const { data } = useCall('getBranding', {});
  const put = useWrite('putLogo');
  const remove = useWrite('deleteLogo');
  const upload = (variant: string, file: File | undefined) => {
    if (!file) return;
    const body = new FormData();
    body.append('variant', variant);
    body.append('file', file);
    put.mutate({ body });
  };
  const refusal = put.error ?? remove.error;
  return (
    <Section title={s.logos}>
      {refusal && <RefusalNotice refusal={refusal} />}
      <div className={styles['logos']}>
        {VARIANTS.map((variant) => {
          const url = data?.data[URLS[variant]];
          return (
            <div key={variant} className={styles['stack']}>
              <h3>{s.logoOf[variant]}</h3>
              <div className={styles['logo']} data-variant={variant}>
                {url && <img src={url} alt={s.logoOf[variant]} />}
              </div>
              <label className={styles['file']}>
                {s.upload} <span className={styles['muted']}>{s.logoHint}</span>
                <input
                  type="file"
                  accept="image/png,image/jpeg,image/webp"
                  onChange={({ target }) => upload(variant, target.files?.[0])}
                />
              </label>
              {url && (
                <div>
                  <Button
                    aria-label={`${s.remove}: ${s.logoOf[variant]}`}
                    onClick={() => remove.mutate({ query: { variant } })}
                  >
                    {s.remove}
                  </Button>
                </div>
              )}
            </div>
          );
        })}
      </div>
    </Section>
  );
}
