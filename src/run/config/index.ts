export { ConfigError, loadConfig } from './config.ts';
export type { Config } from './config.ts';
export { settingsList } from './settingsList.ts';
export { filesBucket } from './files.ts';
export { tracingOf } from './tracing.ts';
export { addressPolicyOf } from './addressPolicy.ts';
