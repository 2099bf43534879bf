import { useState } from 'react';
import { t } from '../../texts/index.ts';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';

export function CopyButton({ text, label = t.copy }: { text: string; label?: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), 2_000);
  };
  return (
    <Button onClick={() => void copy()}>
      <Icon name={copied ? 'check' : 'copy'} />
      <span aria-live="polite">{copied ? t.copied : label}</span>
    </Button>
  );
}
