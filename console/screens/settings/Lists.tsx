import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useCall } from '../../api/query.ts';
import { CallDialog } from '../../contract/CallDialog.tsx';
import { inWords } from '../../contract/schema.ts';
import { Button } from '../../parts/button/Button.tsx';
import { SelectField } from '../../parts/form/SelectField.tsx';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Nothing, Section, Skeleton } from '../../parts/page/Page.tsx';
import { t } from '../../texts/index.ts';
import { settings as s } from '../../texts/settings.ts';
import { ListItems, type ListName } from './ListItems.tsx';
import { SettingsPage } from './SettingsPage.tsx';

/** The lists that forms choose from, one at a time. */
export default function Lists() {
  const search = useSearch({ strict: false }) as { list?: string };
  const navigate = useNavigate();
  const lists = useCall('listLists', {});
  const names = Object.keys(lists.data?.data ?? {}) as ListName[];
  const list = names.find((name) => name === search.list) ?? names[0];
  const items = useCall('getList', list ? { path: { list }, query: { archived: true } } : null);
  const [adding, setAdding] = useState(false);
  const add = list && (
    <Button look="main" onClick={() => setAdding(true)}>
      {s.addItem}
    </Button>
  );
  const error = lists.error ?? items.error;
  return (
    <SettingsPage title={s.lists} lead={s.listsLead} actions={add}>
      {error && <RefusalNotice refusal={error} again={() => void lists.refetch()} />}
      <SelectField
        label={s.lists}
        name="list"
        required
        value={list ?? ''}
        choices={names.map((name) => ({ value: name, label: t.lists[name] ?? inWords(name) }))}
        onChange={({ target }) =>
          void navigate({ to: '/settings/lists', search: { list: target.value } as never })
        }
      />
      <Section>
        {!items.data && !error && <Skeleton />}
        {items.data?.data.length === 0 && <Nothing action={add}>{s.noItems}</Nothing>}
        {list && items.data && items.data.data.length > 0 && (
          <ListItems list={list} items={items.data.data} />
        )}
      </Section>
      {adding && list && (
        <CallDialog operation="createListItem" path={{ list }} close={() => setAdding(false)} />
      )}
    </SettingsPage>
  );
}
