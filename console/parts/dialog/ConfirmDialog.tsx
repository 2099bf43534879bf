import type { ReactNode } from 'react';
import type { Refusal } from '../../api/refusal.ts';
import { t } from '../../texts/index.ts';
import { Button } from '../button/Button.tsx';
import { RefusalNotice } from '../notice/RefusalNotice.tsx';
import { Dialog } from './Dialog.tsx';
import styles from './Dialog.module.css';

interface Props {
  title: string;
  /** Names what is about to happen, and to what. */
  text: ReactNode;
  action: string;
  busy: boolean;
  refusal: Refusal | null;
  confirm: () => void;
  close: () => void;
}

/** Asks before something that cannot be taken back. */
export const ConfirmDialog = ({ title, text, action, busy, refusal, confirm, close }: Props) => (
  <Dialog title={title} onClose={close}>
    <div>{text}</div>
    {refusal && <RefusalNotice refusal={refusal} />}
    <div className={styles['buttons']}>
      <Button look="danger" busy={busy} onClick={confirm}>
        {action}
      </Button>
      <Button onClick={close}>{t.cancel}</Button>
    </div>
  </Dialog>
);
