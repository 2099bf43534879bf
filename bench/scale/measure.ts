import type { Fixture } from '../fixture.ts';

export interface Measured {
  what: string;
  measured: string;
  target: string;
}

export interface Stage {
  fixture: Fixture;
  /** What a server process finds in its environment. */
  env: Record<string, string>;
  /** Length of a window of load. */
  seconds: number;
}

/** One question to the service, and its answers as rows of the table. */
export type Measure = (stage: Stage) => Promise<Measured[]>;
