import { parseArgs } from 'node:util';
import type { Config } from '../config/index.ts';
import type { ProcessLog } from '../../log/log.ts';
import type { Running } from '../start/everything.ts';
import { appSecretOf } from '../secrets/configured.ts';
import type { Terminal } from '../start/terminal.ts';

/** What the entry point passes to a command. */
export interface Tools {
  config: Config;
  terminal: Terminal;
  /** Prints a line to the terminal. */
  say(line: string): void;
  /** Opens the log of the process, for commands that keep running. */
  logTo(to: { file: string } | number): ProcessLog['log'];
}

/** A command of the entry point, listed in `index.ts`. */
export interface Command {
  /** The help text after the command's name: its options and their meaning. */
  readonly help: { usage: string; text: string };
  /**
   * Runs the command with the arguments after its name. Returns how to stop it if it keeps running.
   * @throws Error with a sentence for the operator
   */
  run(args: readonly string[], tools: Tools): Promise<Running | undefined>;
}

/** An option such as `--slug SLUG`; a switch if it has no value. */
interface Option {
  /** Placeholder of the value in the help. */
  value?: string;
  does: string;
  required?: true;
  multiple?: true;
}

export type Options = Readonly<Record<string, Option>>;

type ValueOf<O extends Option> = O extends { value: string }
  ? (O extends { multiple: true } ? string[] : string) | (O extends { required: true } ? never : undefined)
  : boolean;

/** The values of the options for a command: texts, lists of texts, and whether a switch was given. */
export type ValuesOf<Declared extends Options> = { [Name in keyof Declared]: ValueOf<Declared[Name]> };

/**
 * When a command compares APP_SECRET with the database of DATABASE_URL (`run/secrets/fit.ts`). `before`:
 * before it runs, because it writes. `itself`: it creates that database or waits for it. `never`: it writes
 * nothing there.
 */
type SecretCompared = 'before' | 'itself' | 'never';

/** A command whose arguments are options, which are parsed, checked and documented by their declaration. */
export function defineCommand<const Declared extends Options>({
  options,
  secretCompared,
  more = '',
  run,
}: {
  options: Declared;
  secretCompared: SecretCompared;
  /** Paragraphs after the options in the help. */
  more?: string;
  /** As `run` of a command; returns nothing if it does not keep running. */
  run(values: ValuesOf<Declared>, tools: Tools): Promise<Running | undefined> | Promise<void>;
}): Command {
  return {
    help: { usage: usageOf(options), text: [optionLines(options), more.trim()].filter(Boolean).join('\n\n') },
    run: async (args, tools) => {
      const values = readOptions(options, args);
      if (secretCompared === 'before') await compareSecret(tools.config);
      return (await run(values, tools)) ?? undefined;
    },
  };
}

/** Does nothing without a database; the command reports that itself. */
async function compareSecret(config: Config): Promise<void> {
  if (!config.databaseDirectUrl) return;
  const { assertSecretFits } = await import('../secrets/fit.ts');
  await assertSecretFits(config.databaseDirectUrl, appSecretOf(config));
}

function readOptions<Declared extends Options>(
  options: Declared,
  args: readonly string[],
): ValuesOf<Declared> {
  const entries = Object.entries(options);
  const { values } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      entries.map(([name, { value, multiple = false }]) => [
        name,
        { type: value === undefined ? ('boolean' as const) : ('string' as const), multiple },
      ]),
    ),
  });
  const missing = entries.filter(([name, { required }]) => required && values[name] === undefined);
  if (missing.length > 0)
    throw new Error(`Missing: ${missing.map((one) => typed(one)).join(' and ')}; --help explains them.`);
  return Object.fromEntries(
    entries.map(([name, { value }]) => [name, values[name] ?? (value === undefined ? false : undefined)]),
  ) as ValuesOf<Declared>;
}

const typed = ([name, { value }]: [string, Option]): string =>
  value === undefined ? `--${name}` : `--${name} ${value}`;

const usageOf = (options: Options): string =>
  Object.entries(options)
    .map((one) => (one[1].required ? typed(one) : `[${typed(one)}]`) + (one[1].multiple ? ' …' : ''))
    .join(' ');

function optionLines(options: Options): string {
  const entries = Object.entries(options);
  const width = Math.max(0, ...entries.map((one) => typed(one).length));
  return entries.map((one) => `  ${typed(one).padEnd(width)}  ${one[1].does}`).join('\n');
}
