import type { Fixture } from '../fixture.ts';

export interface Measured {
  what: string;
  measured: string;
  target: string;
}

export interface MeasureContext {
  fixture: Fixture;
  /** The environment of a server process. */
  env: Record<string, string>;
  /** Length of a window of load. */
  seconds: number;
}

/** Measures one property of the service, and returns rows of the table. */
export type Measure = (context: MeasureContext) => Promise<Measured[]>;
