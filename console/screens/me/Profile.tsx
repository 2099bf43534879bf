import { useFileAddress } from '../../api/fileAddress.ts';
import { useCall, useWrite } from '../../api/query.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { SelectField } from '../../parts/form/SelectField.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { choicesOf, textOf } from '../../parts/form/values.ts';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Section, Skeleton } from '../../parts/page/Page.tsx';
import { scaled } from '../../parts/photo.ts';
import { toast } from '../../parts/toast/toasts.ts';
import layout from '../../parts/layout/Layout.module.css';
import { LANGUAGES, languageOf } from '../../texts/catalogue.ts';
import { t } from '../../texts/index.ts';
import { me as s } from '../../texts/me.ts';
import styles from './Me.module.css';

/** What colleagues see of the person, and the zone in which times are shown. */
export function Profile() {
  const { data, error, refetch } = useCall('getProfile', {});
  const update = useWrite('updateProfile', 'auth');
  const one = data?.data;
  return (
    <Section title={s.profile}>
      {error && <RefusalNotice refusal={error} again={() => void refetch()} />}
      {!one && !error && <Skeleton rows={5} />}
      {one && <Photo path={one.photo_url} />}
      {one && (
        <Form
          key={one.version}
          label={s.profile}
          refusal={update.error}
          onSubmit={(values) => {
            const text = (name: string) => textOf(values, name).trim() || null;
            update.mutate(
              {
                ifMatch: `"${one.version}"`,
                body: {
                  preferred_name: text('preferred_name'),
                  phone: text('phone'),
                  bio: text('bio'),
                  timezone: text('timezone'),
                  locale: text('locale'),
                },
              },
              { onSuccess: () => toast(s.saved) },
            );
          }}
          actions={
            <Button type="submit" look="main" busy={update.isPending}>
              {t.save}
            </Button>
          }
        >
          <div className={layout['fields']}>
            <TextField
              label={s.preferredName}
              name="preferred_name"
              defaultValue={one.preferred_name ?? ''}
            />
            <TextField label={s.phone} name="phone" type="tel" defaultValue={one.phone ?? ''} />
            <TextField label={s.bio} name="bio" defaultValue={one.bio ?? ''} />
            <TextField label={s.timezone} name="timezone" defaultValue={one.timezone} />
            <SelectField
              label={s.language}
              name="locale"
              required
              choices={localesWith(one.locale)}
              defaultValue={one.locale}
            />
          </div>
        </Form>
      )}
    </Section>
  );
}

/** The languages, and the person's locale if it says more than one of them. */
function localesWith(locale: string): { value: string; label: string }[] {
  const own = Object.keys(LANGUAGES).includes(locale)
    ? []
    : [{ value: locale, label: `${LANGUAGES[languageOf(locale)]} (${locale})` }];
  return [...own, ...choicesOf(LANGUAGES)];
}

function Photo({ path }: { path: string | null }) {
  const put = useWrite('putPhoto', 'auth');
  const remove = useWrite('deletePhoto', 'auth');
  const address = useFileAddress(path && `${path}&size=256`);
  return (
    <div className={styles['photo']}>
      {address && <img src={address} alt={s.photo} width={96} height={96} />}
      <Form
        label={s.photo}
        refusal={put.error ?? remove.error}
        onSubmit={(values) => {
          const file = values.get('file');
          if (!(file instanceof File) || file.size === 0) return;
          void scaled(file).then((small) => {
            const body = new FormData();
            body.set('file', small);
            put.mutate({ body }, { onSuccess: () => toast(s.photoStored) });
          });
        }}
        actions={
          <>
            <Button type="submit" busy={put.isPending}>
              {s.changePhoto}
            </Button>
            {path && (
              <Button
                busy={remove.isPending}
                onClick={() => remove.mutate({}, { onSuccess: () => toast(s.photoRemoved) })}
              >
                {s.removePhoto}
              </Button>
            )}
          </>
        }
      >
        <TextField label={s.photo} name="file" type="file" required accept="image/*" key={path} />
      </Form>
    </div>
  );
}
