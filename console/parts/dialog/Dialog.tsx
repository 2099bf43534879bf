import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { t } from '../../texts/index.ts';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import styles from './Dialog.module.css';
import { classes } from '../classes.ts';

interface Props {
  title: string;
  onClose: () => void;
  /** A drawer stands at the side and leaves the page in view. */
  look?: 'dialog' | 'drawer';
  children: ReactNode;
}

/** HTML's own modal dialog: it keeps the focus, and Escape closes it. */
export function Dialog({ title, onClose, look = 'dialog', children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // before React removes it: closing gives the focus back to what opened it
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classes(styles['dialog'], styles[look])}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles['inside']}>
        <h2 id={id} className={styles['title']}>
          {title}
        </h2>
        {children}
        {/* last, so that what opens gives the focus to its first field */}
        <Button look="quiet" aria-label={t.close} className={styles['close'] ?? ''} onClick={onClose}>
          <Icon name="close" />
        </Button>
      </div>
    </dialog>
  );
}
