import type { ListName } from '../generated/types.ts';

/** An item that a new workspace starts with; its place is its place in the list. */
export interface FirstItem {
  /** Stable name within the list. */
  code: string;
  /** What people see. */
  label: string;
  /** `#rrggbb`. */
  color?: string;
}

/** The pick lists that an area uses, by their names in the contract; each list belongs to one area. */
export type PickLists = { readonly [List in ListName]?: readonly FirstItem[] };
