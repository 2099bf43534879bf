/** What an area brings to the demo (`src/areas/<area>/demo.ts`), and in which order areas bring it. */
import type { DemoCompany } from './company.ts';

/**
 * What scenes offer to later ones, by name. An area that offers something adds its type where it offers it:
 * `declare module '../../demo/scene.ts' { interface DemoOffers { absences: … } }`.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- areas add to it
export interface DemoOffers {}

/** The part of an area in the demo: its rows of a company, and what its operations would have announced about them. */
export interface DemoScene {
  /** Areas whose scenes come before, because this one uses what they offer or have written. */
  readonly after?: readonly string[];
  write?(company: DemoCompany): void | Promise<void>;
  /** When every scene has written: what follows from all events or notifications. In the same order. */
  conclude?(company: DemoCompany): void | Promise<void>;
}

export interface AreaScene {
  readonly area: string;
  readonly scene: DemoScene;
}

/** The scenes, each behind those that it names in `after`; otherwise in the order of their areas' names. */
export function inOrder(scenes: readonly AreaScene[]): AreaScene[] {
  const ordered: AreaScene[] = [];
  let rest = [...scenes].sort((a, b) => (a.area < b.area ? -1 : 1));
  while (rest.length > 0) {
    const next = rest.find(({ scene }) =>
      (scene.after ?? []).every((area) => ordered.some((one) => one.area === area)),
    );
    if (!next)
      throw new Error(`no order for the demo's scenes: ${rest.map(({ area }) => area).join(', ')} wait`);
    ordered.push(next);
    rest = rest.filter((one) => one !== next);
  }
  return ordered;
}
