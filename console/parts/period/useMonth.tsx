import { useState } from 'react';
import { addDays, monthStart, today } from '../dates.ts';
import { month } from '../formats.ts';
import { PeriodSwitch } from './PeriodSwitch.tsx';

/** A month that the reader chooses, this one at first: its first and last day, and the switch. */
export function useMonth(texts: { earlier: string; later: string }) {
  const [first, setFirst] = useState(monthStart(today()));
  return {
    first,
    last: addDays(monthStart(first, 1), -1),
    monthSwitch: (
      <PeriodSwitch {...texts} move={(step) => setFirst(monthStart(first, step))}>
        {month(first)}
      </PeriodSwitch>
    ),
  };
}
