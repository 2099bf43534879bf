export { findTemporalBinary } from './find.ts';
export type { FindOptions } from './find.ts';
export type { SearchAttributeKind } from './probe.ts';
export { startTemporal } from './start.ts';
export type { LocalTemporal, TemporalOptions } from './start.ts';
