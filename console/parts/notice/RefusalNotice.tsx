import type { Refusal } from '../../api/refusal.ts';
import { t } from '../../texts/index.ts';
import { Button } from '../button/Button.tsx';
import { Notice } from './Notice.tsx';
import styles from './Notice.module.css';

/** Why a call failed, with its request id, and a new try where that may help. */
export function RefusalNotice({ refusal, again }: { refusal: Refusal; again?: () => void }) {
  const text = refusal.message || (refusal.status === 0 ? t.unreachable : t.failed);
  return (
    <Notice look="bad" actions={again && <Button onClick={again}>{t.tryAgain}</Button>}>
      {text}
      {refusal.code === 'two_factor_setup_required' && (
        <div>
          <a href="/console/me">{t.setUpSecondFactor}</a>
        </div>
      )}
      {refusal.requestId && refusal.status >= 500 && (
        <div className={styles['id']}>{t.requestId(refusal.requestId)}</div>
      )}
    </Notice>
  );
}
