import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import type { Data, Given } from '../../api/call.ts';
import { useWrite } from '../../api/query.ts';
import { CallDialog } from '../../contract/CallDialog.tsx';
import { Button } from '../../parts/button/Button.tsx';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Pill } from '../../parts/pill/Pill.tsx';
import { toast } from '../../parts/toast/toasts.ts';
import { settings as s } from '../../texts/settings.ts';
import styles from './Settings.module.css';

type Item = Data<'getList'>[number];
export type ListName = Given<'getList'>['path']['list'];

/** Items that are moved by dragging, or with Enter and the arrow keys. */
export function ListItems({ list, items }: { list: ListName; items: readonly Item[] }) {
  const reorder = useWrite('reorderList');
  const update = useWrite('updateListItem');
  const [editing, setEditing] = useState<Item | null>(null);

  const move = (keys: ReadonlySet<unknown>, target: unknown, after: boolean) => {
    const moved = items.filter(({ id }) => keys.has(id));
    const rest = items.filter(({ id }) => !keys.has(id));
    const at = rest.findIndex(({ id }) => id === target) + (after ? 1 : 0);
    const ids = [...rest.slice(0, at), ...moved, ...rest.slice(at)].map(({ id }) => id);
    reorder.mutate({ path: { list }, body: { ids } }, { onSuccess: () => toast(s.moved) });
  };
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => move(keys, target.key, target.dropPosition === 'after'),
  });
  const refusal = reorder.error ?? update.error;
  return (
    <>
      {refusal && <RefusalNotice refusal={refusal} />}
      <GridList aria-label={s.lists} items={items} dragAndDropHooks={dragAndDropHooks}>
        {(item) => (
          <GridListItem id={item.id} textValue={item.label} className={styles['item'] ?? ''}>
            <AriaButton slot="drag" className={styles['grip'] ?? ''} aria-label={s.dragItem(item.label)}>
              ⋮⋮
            </AriaButton>
            <span className={styles['grow']}>{item.label}</span>
            {item.archived && <Pill>{s.archived}</Pill>}
            <Button onClick={() => setEditing(item)}>{s.edit}</Button>
            <Button
              onClick={() =>
                update.mutate({
                  path: { list, item_id: item.id },
                  body: { archived: !item.archived },
                  ifMatch: `"${item.version}"`,
                })
              }
            >
              {item.archived ? s.restore : s.archive}
            </Button>
          </GridListItem>
        )}
      </GridList>
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
