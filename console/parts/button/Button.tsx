import type { ButtonHTMLAttributes } from 'react';
import styles from './Button.module.css';
import { classes } from '../classes.ts';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: 'plain' | 'main' | 'danger' | 'quiet';
  /** Shows that the work is under way, and ignores presses. */
  busy?: boolean;
}

export function Button({
  look = 'plain',
  busy = false,
  className = '',
  onClick,
  type = 'button',
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={type}
      className={classes(styles['button'], styles[look], className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    />
  );
}
