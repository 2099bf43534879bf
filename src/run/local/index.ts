export { LocalServerError } from './error.ts';
export type { LocalLog } from './log.ts';
export { freePort, isPortFree } from './ports.ts';
export { startPostgres } from './postgres.ts';
export type { LocalPostgres, PostgresOptions } from './postgres.ts';
export { findTemporalBinary, startTemporal } from './temporal/index.ts';
export type { LocalTemporal, SearchAttributeKind, TemporalOptions } from './temporal/index.ts';
