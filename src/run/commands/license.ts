/**
 * `npm run --silent license -- sign …` creates a licence, for operators and tests. `npm run --silent license
 * -- key` prints its public key, for LICENSE_PUBLIC_KEY.
 */
import { createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isRealDate } from '../../civil/dates.ts';
import {
  ADDONS,
  LICENSED_PLANS,
  MAX_SEATS,
  privateLicenseKey,
  signLicense,
  type License,
} from '../../workspace/license.ts';
import { ownLicenseKey } from '../start/licenseKeys.ts';
import type { Command } from './command.ts';

const USAGE = `npm run --silent license -- sign --workspace SLUG --plan ${LICENSED_PLANS.join('|')} --seats N --valid-until YYYY-MM-DD [--addon api] [--key FILE]
npm run --silent license -- key [--key FILE]
FILE is an Ed25519 private key (PEM); without it, in development, the key in the data folder.`;

export const command: Command = {
  help: { usage: 'sign … | key', text: USAGE },
  async run(args, { config, say }) {
    await license(args, config, say);
    return undefined;
  },
};

/**
 * Prints the licence and nothing else.
 * @throws Error that names what is wrong with the arguments
 */
export async function license(
  args: readonly string[],
  settings: { production: boolean; dataDir: string },
  say: (line: string) => void,
  now = Date.now(),
): Promise<void> {
  const { values, positionals } = readArgs(args);
  const [command, ...rest] = positionals;
  if (rest.length > 0 || !command || !['sign', 'key'].includes(command)) throw new Error(USAGE);
  const key = keyOf(values.key, settings);
  if (command === 'key') {
    say(createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64'));
    return;
  }
  say(signLicense(key, licenseOf(values), now));
}

function readArgs(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        workspace: text,
        plan: text,
        seats: text,
        'valid-until': text,
        addon: { type: 'string', multiple: true },
        key: text,
      },
    });
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${USAGE}`);
  }
}

type Values = ReturnType<typeof readArgs>['values'];

function licenseOf(values: Values): License {
  const { workspace, seats = '', addon = [] } = values;
  const plan = LICENSED_PLANS.find((one) => one === values.plan);
  const validUntil = values['valid-until'] ?? '';
  const unknown = addon.filter((one) => !(ADDONS as readonly string[]).includes(one));
  const wrong = [
    ...(workspace && /^[a-z0-9-]{1,63}$/i.test(workspace) ? [] : ['--workspace SLUG']),
    ...(plan ? [] : [`--plan, one of ${LICENSED_PLANS.join(', ')}`]),
    ...(/^\d{1,7}$/.test(seats) && Number(seats) >= 1 && Number(seats) <= MAX_SEATS
      ? []
      : [`--seats, a whole number from 1 to ${MAX_SEATS}`]),
    ...(isRealDate(validUntil) ? [] : ['--valid-until YYYY-MM-DD']),
    ...(unknown.length === 0 ? [] : [`--addon, one of ${ADDONS.join(', ')}`]),
  ];
  if (wrong.length > 0) throw new Error(`A licence needs ${wrong.join('; ')}.\n${USAGE}`);
  return {
    workspace: workspace!,
    plan: plan!,
    seats: Number(seats),
    addons: ADDONS.filter((one) => addon.includes(one)),
    validUntil,
  };
}

function keyOf(
  file: string | undefined,
  { production, dataDir }: { production: boolean; dataDir: string },
): KeyObject {
  if (file !== undefined) return privateLicenseKey(readFileSync(file, 'utf8'));
  if (production) throw new Error(`In production the key must be given: --key FILE.\n${USAGE}`);
  return ownLicenseKey(dataDir);
}
