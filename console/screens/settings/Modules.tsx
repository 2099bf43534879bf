import { useCall, useWrite } from '../../api/query.ts';
import { inWords } from '../../contract/schema.ts';
import { CheckField } from '../../parts/form/CheckField.tsx';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Section, Skeleton } from '../../parts/page/Page.tsx';
import { t } from '../../texts/index.ts';
import { settings as s } from '../../texts/settings.ts';
import { SettingsPage } from './SettingsPage.tsx';

export default function Modules() {
  const { data, error, refetch } = useCall('listModules', {});
  // the navigation is made from what the session may do
  const update = useWrite('updateModules', 'auth');
  const refusal = error ?? update.error;
  return (
    <SettingsPage title={s.modules} lead={s.modulesLead}>
      {refusal && <RefusalNotice refusal={refusal} again={() => void refetch()} />}
      <Section>
        {!data && <Skeleton rows={9} />}
        {data &&
          Object.entries(data.data).map(([module, on]) => (
            <CheckField
              key={module}
              label={t.areasOf[module] ?? inWords(module)}
              checked={on}
              disabled={update.isPending}
              onChange={({ target }) => update.mutate({ body: { [module]: target.checked } })}
            />
          ))}
      </Section>
    </SettingsPage>
  );
}
