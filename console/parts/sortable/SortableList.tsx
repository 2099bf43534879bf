import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { t } from '../../texts/index.ts';
import styles from './SortableList.module.css';

interface Props<Item> {
  label: string;
  items: readonly Item[];
  nameOf(item: Item): string;
  /** What stands in an item, behind its grip. */
  children: (item: Item) => ReactNode;
  /** Gets all ids in their new order. */
  onOrder(ids: string[]): void;
}

/**
 * A list whose items are moved by dragging, or with Enter and the arrow keys. Loaded when it is needed, because
 * React Aria's dragging is larger than a screen.
 */
export default function SortableList<Item extends { id: string }>(props: Props<Item>) {
  const { label, items, nameOf, children, onOrder } = props;
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => onOrder(moved(items, keys, target.key, target.dropPosition === 'after')),
  });
  return (
    <GridList aria-label={label} items={items} dragAndDropHooks={dragAndDropHooks}>
      {(item) => (
        <GridListItem id={item.id} textValue={nameOf(item)} className={styles['item'] ?? ''}>
          <Button slot="drag" className={styles['grip'] ?? ''} aria-label={t.move(nameOf(item))}>
            ⋮⋮
          </Button>
          {children(item)}
        </GridListItem>
      )}
    </GridList>
  );
}

function moved(
  items: readonly { id: string }[],
  keys: ReadonlySet<unknown>,
  target: unknown,
  after: boolean,
): string[] {
  const ids = items.map(({ id }) => id);
  const rest = ids.filter((id) => !keys.has(id));
  const at = rest.findIndex((id) => id === target) + (after ? 1 : 0);
  return [...rest.slice(0, at), ...ids.filter((id) => keys.has(id)), ...rest.slice(at)];
}
