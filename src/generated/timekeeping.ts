// Generated from openapi/ by `npm run codegen`. Do not edit.
import trackingTimekeeping from '../areas/tracking/timekeeping.ts';
import type { Timekeeping } from '../schedule/timekeeping.ts';

/** Areas that keep people's time. */
export const timekeeping: readonly Timekeeping[] = [
  trackingTimekeeping,
];
