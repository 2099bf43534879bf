import { useSyncExternalStore } from 'react';
import { t } from '../../texts/index.ts';
import { Button } from '../button/Button.tsx';
import { currentToasts, dropToast, onToasts } from './toasts.ts';
import styles from './Toasts.module.css';
import { classes } from '../classes.ts';

/** Reads new messages out when they come, and leaves the focus where it is. */
export function Toasts() {
  const toasts = useSyncExternalStore(onToasts, currentToasts);
  return (
    <div className={styles['toasts']} role="status" aria-live="polite">
      {toasts.map(({ id, text, look, undo }) => (
        <div key={id} className={classes(styles['toast'], styles[look])}>
          {text}
          {undo && (
            <Button
              look="quiet"
              onClick={() => {
                dropToast(id);
                undo();
              }}
            >
              {t.undo}
            </Button>
          )}
        </div>
      ))}
    </div>
  );
}
