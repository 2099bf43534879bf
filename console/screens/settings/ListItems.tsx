import { lazy, Suspense, useState } from 'react';
import type { Data, Given } from '../../api/call.ts';
import { useWrite } from '../../api/query.ts';
import { CallDialog } from '../../contract/CallDialog.tsx';
import { Button } from '../../parts/button/Button.tsx';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Skeleton } from '../../parts/page/Page.tsx';
import { Pill } from '../../parts/pill/Pill.tsx';
import type SortableListPart from '../../parts/sortable/SortableList.tsx';
import { toast } from '../../parts/toast/toasts.ts';
import { settings as s } from '../../texts/settings.ts';
import styles from './Settings.module.css';

const SortableList = lazy(() => import('../../parts/sortable/SortableList.tsx')) as typeof SortableListPart;

type Item = Data<'getList'>[number];
export type ListName = Given<'getList'>['path']['list'];

/** The items of one list, in an order that the admin chooses. */
export function ListItems({ list, items }: { list: ListName; items: readonly Item[] }) {
  const reorder = useWrite('reorderList');
  const update = useWrite('updateListItem');
  const [editing, setEditing] = useState<Item | null>(null);
  const refusal = reorder.error ?? update.error;
  const archive = ({ id, archived, version }: Item) =>
    update.mutate({ path: { list, item_id: id }, body: { archived: !archived }, ifMatch: `"${version}"` });
  return (
    <>
      {refusal && <RefusalNotice refusal={refusal} />}
      <Suspense fallback={<Skeleton rows={items.length} />}>
        <SortableList
          label={s.lists}
          items={items}
          nameOf={({ label }) => label}
          onOrder={(ids) =>
            reorder.mutate({ path: { list }, body: { ids } }, { onSuccess: () => toast(s.moved) })
          }
        >
          {(item) => (
            <>
              <span className={styles['grow']}>{item.label}</span>
              {item.archived && <Pill>{s.archived}</Pill>}
              <Button onClick={() => setEditing(item)}>{s.edit}</Button>
              <Button onClick={() => archive(item)}>{item.archived ? s.restore : s.archive}</Button>
            </>
          )}
        </SortableList>
      </Suspense>
      {editing && (
        <CallDialog
          operation="updateListItem"
          path={{ list, item_id: editing.id }}
          record={editing}
          close={() => setEditing(null)}
        />
      )}
    </>
  );
}
