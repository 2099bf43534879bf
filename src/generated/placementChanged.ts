// Generated from openapi/ by `npm run codegen`. Do not edit.
import ptoPlacementChange from '../areas/pto/placementChange.ts';
import type { PlacementChanged } from '../schedule/placementChange.ts';

/** What areas recalculate when a person's holiday calendar changes. */
export const placementChanged: readonly PlacementChanged[] = [
  ptoPlacementChange,
];
