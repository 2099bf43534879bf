import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AppSecret } from '../../secrets/keyring.ts';

/**
 * APP_SECRET or APP_SECRETS as configured, or the content of `app-secret` in the data folder: generated once,
 * readable by its owner only, and like APP_SECRETS if it holds several words.
 */
export function appSecretOf(config: { appSecret?: AppSecret | undefined; dataDir: string }): AppSecret {
  if (config.appSecret) return config.appSecret;
  const file = path.join(config.dataDir, 'app-secret');
  try {
    const words = readFileSync(file, 'utf8').trim().split(/\s+/);
    return words.length > 1 ? words : words[0]!;
  } catch {
    mkdirSync(config.dataDir, { recursive: true });
    const secret = randomBytes(32).toString('base64url');
    writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx' });
    return secret;
  }
}

/** The environment variable that gives a child process this secret. */
export const secretVariable = (appSecret: AppSecret): NodeJS.ProcessEnv =>
  typeof appSecret === 'string' ? { APP_SECRET: appSecret } : { APP_SECRETS: JSON.stringify(appSecret) };
