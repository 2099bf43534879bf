import { useState } from 'react';
import { useCall } from '../../api/query.ts';
import { CallDialog } from '../../contract/CallDialog.tsx';
import { useContract } from '../../contract/document.ts';
import { Value } from '../../contract/Value.tsx';
import { Button } from '../../parts/button/Button.tsx';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Section, Skeleton } from '../../parts/page/Page.tsx';
import { settings as s } from '../../texts/settings.ts';
import { SettingsPage } from './SettingsPage.tsx';

export default function Workspace() {
  const { data, error, refetch } = useCall('getWorkspace', {});
  const contract = useContract();
  const [editing, setEditing] = useState(false);
  const schema = contract.data?.operations.get('getWorkspace')?.data;
  return (
    <SettingsPage
      title={s.workspace}
      actions={
        data && (
          <Button look="main" onClick={() => setEditing(true)}>
            {s.edit}
          </Button>
        )
      }
    >
      {error && <RefusalNotice refusal={error} again={() => void refetch()} />}
      <Section>
        {data && contract.data && schema ? (
          <div lang="en">
            <Value value={data.data} schema={schema} resolve={contract.data.resolve} />
          </div>
        ) : (
          <Skeleton rows={10} />
        )}
      </Section>
      {editing && data && (
        <CallDialog operation="updateWorkspace" record={data.data} close={() => setEditing(false)} />
      )}
    </SettingsPage>
  );
}
