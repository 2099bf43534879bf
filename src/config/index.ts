export { ConfigError, loadConfig } from './config.ts';
export type { Config } from './config.ts';
export { configTable } from './table.ts';
export { filesBucket } from './files.ts';
