// Generated from openapi/ by `npm run codegen`. Do not edit.
import contractsStaying from '../areas/contracts/staying.ts';
import type { Staying } from '../people/leaving.ts';

/** What areas restore when a planned leaving is withdrawn or moved. */
export const staying: readonly Staying[] = [
  contractsStaying,
];
