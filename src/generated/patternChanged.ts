// Generated from openapi/ by `npm run codegen`. Do not edit.
import ptoPatternChange from '../areas/pto/patternChange.ts';
import type { PatternChanged } from '../schedule/patternChange.ts';

/** What areas recalculate when a person's weekly pattern changes. */
export const patternChanged: readonly PatternChanged[] = [
  ptoPatternChange,
];
