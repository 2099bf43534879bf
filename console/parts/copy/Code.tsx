import { CopyButton } from './CopyButton.tsx';
import styles from './Code.module.css';

/** Text to copy: a secret, a command. */
export const Code = ({ text, label }: { text: string; label?: string }) => (
  <div className={styles['code']}>
    <pre className={styles['text']} tabIndex={0} aria-label={label}>
      {text}
    </pre>
    <CopyButton text={text} />
  </div>
);
