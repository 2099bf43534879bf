/** An area's part of the demo (`src/areas/<area>/demo.ts`), and the order of the parts. */
import type { Db } from '../db/handle.ts';
import type { DemoCompany } from './company.ts';

/**
 * Values that scenes offer to later scenes, by name. An area declares the type of what it offers:
 * `declare module '../../demo/scene.ts' { interface DemoOffers { absences: … } }`.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- areas add members
export interface DemoOffers {}

/** Writes an area's rows of a company, and announces them as its operations would have done. */
export interface DemoScene {
  /** Areas whose scenes must run before, because this one uses what they offer or have written. */
  readonly after?: readonly string[];
  write?(company: DemoCompany): void | Promise<void>;
  /**
   * Runs after every scene has written, in the same order: for what depends on all events or notifications.
   */
  conclude?(company: DemoCompany): void | Promise<void>;
  /** Writes that a company operates the trial of another one. */
  trial?(operator: DemoCompany, trial: DemoCompany): void;
  /** Runs once the rows are in the database: for what the service itself makes of them. */
  afterwards?(company: DemoCompany, db: Db): Promise<void>;
}

export interface AreaScene {
  readonly area: string;
  readonly scene: DemoScene;
}

/** Orders the scenes: each after those in its `after`, otherwise by area name. */
export function inOrder(scenes: readonly AreaScene[]): AreaScene[] {
  const ordered: AreaScene[] = [];
  let rest = [...scenes].sort((a, b) => (a.area < b.area ? -1 : 1));
  while (rest.length > 0) {
    const next = rest.find(({ scene }) =>
      (scene.after ?? []).every((area) => ordered.some((one) => one.area === area)),
    );
    if (!next)
      throw new Error(`the demo's scenes wait for one another: ${rest.map(({ area }) => area).join(', ')}`);
    ordered.push(next);
    rest = rest.filter((one) => one !== next);
  }
  return ordered;
}
