import { removePress, type Press } from '../../api/presses.ts';
import { t } from '../../texts/index.ts';
import { Button } from '../button/Button.tsx';
import { moment } from '../formats.ts';
import layout from '../layout/Layout.module.css';
import { Pill } from '../pill/Pill.tsx';

/** Presses of the clock that are not in the service: they wait for a network, or were refused. */
export function Presses({ presses }: { presses: readonly Press[] }) {
  if (presses.length === 0) return null;
  return (
    <ul className={layout['list']} aria-label={t.pressesKept}>
      {presses.map(({ key, what, at, refused }) => (
        <li key={key} className={layout['item']}>
          <span>
            {what === 'start' ? t.started : t.stopped} <time dateTime={at}>{moment(at)}</time>
          </span>
          <Pill mood={refused === undefined ? 'wait' : 'bad'}>
            {refused === undefined ? t.waitsForNetwork : t.notTaken}
          </Pill>
          {refused !== undefined && (
            <>
              <span>{refused}</span>
              <Button onClick={() => removePress(key)}>{t.remove}</Button>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
