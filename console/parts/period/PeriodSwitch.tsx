import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import layout from '../layout/Layout.module.css';

interface Props {
  /** The period that is shown. */
  children: ReactNode;
  /** What the two buttons say to readers of text. */
  earlier: string;
  later: string;
  /** -1 for the period before, 1 for the next one. */
  move(step: -1 | 1): void;
}

/** A month or a year, with the ones before and after it. */
export const PeriodSwitch = ({ children, earlier, later, move }: Props) => (
  <div className={layout['buttons']}>
    <Button look="quiet" aria-label={earlier} onClick={() => move(-1)}>
      ‹
    </Button>
    <span aria-live="polite">{children}</span>
    <Button look="quiet" aria-label={later} onClick={() => move(1)}>
      ›
    </Button>
  </div>
);
