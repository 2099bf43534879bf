// Generated from openapi/ by `npm run codegen`. Do not edit.
import authFounding from '../areas/auth/founding.ts';
import listsFounding from '../areas/lists/founding.ts';
import ptoFounding from '../areas/pto/founding.ts';
import type { Founding } from '../people/founding.ts';

/** What a new workspace starts with, sorted by area. */
export const foundings: readonly Founding[] = [
  authFounding,
  listsFounding,
  ptoFounding,
];
