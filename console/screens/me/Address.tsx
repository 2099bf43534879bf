import { useCall, useWrite } from '../../api/query.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { textOf } from '../../parts/form/values.ts';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Section, Skeleton } from '../../parts/page/Page.tsx';
import { toast } from '../../parts/toast/toasts.ts';
import layout from '../../parts/layout/Layout.module.css';
import { t } from '../../texts/index.ts';
import { me as s } from '../../texts/me.ts';

/** The private address. There is none until it is saved for the first time (404). */
export function Address() {
  const { data, error, refetch } = useCall('getAddress', {});
  const put = useWrite('putAddress');
  const none = error?.status === 404;
  const one = data?.data;
  return (
    <Section title={s.address}>
      {error && !none && <RefusalNotice refusal={error} again={() => void refetch()} />}
      {!one && !error && <Skeleton rows={4} />}
      {(one !== undefined || none) && (
        <Form
          label={s.address}
          refusal={put.error}
          onSubmit={(values) => {
            const text = (name: string) => textOf(values, name).trim();
            put.mutate(
              {
                body: {
                  line1: text('line1'),
                  line2: text('line2') || null,
                  postal_code: text('postal_code'),
                  city: text('city'),
                  region: text('region') || null,
                  country: text('country').toUpperCase(),
                },
              },
              { onSuccess: () => toast(s.saved) },
            );
          }}
          actions={
            <Button type="submit" look="main" busy={put.isPending}>
              {t.save}
            </Button>
          }
        >
          <p>{s.addressHint}</p>
          <div className={layout['fields']}>
            <TextField
              label={s.line1}
              name="line1"
              required
              defaultValue={one?.line1}
              autoComplete="address-line1"
            />
            <TextField label={s.line2} name="line2" defaultValue={one?.line2 ?? ''} />
            <TextField
              label={s.postalCode}
              name="postal_code"
              required
              defaultValue={one?.postal_code}
              autoComplete="postal-code"
            />
            <TextField label={s.city} name="city" required defaultValue={one?.city} />
            <TextField label={s.region} name="region" defaultValue={one?.region ?? ''} />
            <TextField
              label={s.country}
              name="country"
              required
              maxLength={2}
              hint={s.countryHint}
              defaultValue={one?.country}
            />
          </div>
        </Form>
      )}
    </Section>
  );
}
