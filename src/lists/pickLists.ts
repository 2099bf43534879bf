import type { ListName } from '../generated/types.ts';

/** An item of a new workspace's list. The order in the list is the order of the items. */
export interface FirstItem {
  /** Stable name within the list. */
  code: string;
  /** What people see. */
  label: string;
  /** `#rrggbb`. */
  color?: string;
}

/** The pick lists of an area, by their names in the contract; each list belongs to one area. */
export type PickLists = { readonly [List in ListName]?: readonly FirstItem[] };
