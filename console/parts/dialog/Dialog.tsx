import { useEffect, useId, useRef, type ReactNode } from 'react';
import { t } from '../../texts/index.ts';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import styles from './Dialog.module.css';

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
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`${styles['dialog']} ${styles[look]}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles['inside']}>
        <header className={styles['head']}>
          <h2 id={id}>{title}</h2>
          <Button look="quiet" aria-label={t.close} onClick={onClose}>
            <Icon name="close" />
          </Button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
