import { useEffect, useState } from 'react';
import { useCall } from '../../api/query.ts';
import { span, weekDay } from '../../parts/formats.ts';
import layout from '../../parts/layout/Layout.module.css';
import { timeOff as s } from '../../texts/timeOff.ts';
import type { Asked } from './span.ts';
import styles from './TimeOff.module.css';

/** Milliseconds after the last key before the cost is asked for. */
const PAUSE = 250;

/** What a request would cost, who decides, and what is in its way. Nothing is written. */
export function Preview({ asked }: { asked: Asked | null }) {
  const settled = useSettled(asked);
  const { data, error } = useCall('previewPtoRequest', settled === null ? null : { body: settled });
  const one = data?.data;
  return (
    <div className={styles['preview']} role="status" aria-label={s.preview}>
      {!one && !error && <p className={layout['muted']}>{s.previewWaits}</p>}
      {error && (
        <p className={styles['bad']}>{Object.values(error.errors).flat().join(' ') || error.message}</p>
      )}
      {one && (
        <>
          <p>
            <strong>{span(one.days, one.unit)}</strong>
            {one.balance_after.map(({ year, available, unit }) => (
              <span key={year}>
                {', '}
                {available === null ? s.leavesUnlimited : s.leaves(span(available, unit), year)}
              </span>
            ))}
            {'. '}
            {one.requires_approval ? (one.approver ? s.asks(one.approver.name) : s.asksAdmins) : s.asksNobody}
          </p>
          {[...one.conflicts, ...one.warnings].map(({ code, detail }) => (
            <p key={`${code} ${detail}`} className={styles['bad']}>
              {detail}
            </p>
          ))}
          <details>
            <summary>{s.byDay}</summary>
            <ul className={layout['list']}>
              {one.per_day.map(({ date, days, reason, unit }) => (
                <li key={date} className={layout['item']}>
                  <span>{weekDay(date)}</span>
                  <span className={layout['muted']}>
                    {Number(days) === 0 ? (reason ?? s.freeDay) : span(days, unit)}
                  </span>
                </li>
              ))}
            </ul>
          </details>
        </>
      )}
    </div>
  );
}

/** The value once it has not changed for a moment. */
function useSettled(value: Asked | null): Asked | null {
  const text = JSON.stringify(value);
  const [settled, setSettled] = useState<string>('null');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return JSON.parse(settled) as Asked | null;
}
