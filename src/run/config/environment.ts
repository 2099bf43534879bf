import { readFileSync } from 'node:fs';
import { entries } from './variables.ts';
import type { VariableName } from './variables.ts';

/** One line of a `ConfigError`: the variable it is about, and what is wrong with it. */
export interface Problem {
  readonly name: string;
  readonly text: string;
}

/** The raw texts of the variables that are set, secrets read from their files, and the problems in reading them. */
export interface Environment {
  readonly texts: ReadonlyMap<VariableName, string>;
  readonly problems: readonly Problem[];
}

/**
 * Picks our variables out of the environment. An empty variable counts as unset. A secret `NAME` may come from the file
 * named by `NAME_FILE` instead; line ends at the file's end are left out; both at once is a problem.
 */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const texts = new Map<VariableName, string>();
  const problems: Problem[] = [];
  for (const [name, variable] of entries) {
    const direct = env[name]?.trim();
    const file = variable['x-secret'] ? env[`${name}_FILE`]?.trim() : undefined;
    if (direct && file) {
      problems.push({ name, text: `is set twice: ${name} and ${name}_FILE; keep one` });
    } else if (file) {
      const text = readSecret(file);
      if (typeof text === 'string') texts.set(name, text);
      else problems.push({ name: `${name}_FILE`, text: text.problem });
    } else if (direct) {
      texts.set(name, direct);
    }
  }
  return { texts, problems };
}

function readSecret(file: string): string | { problem: string } {
  try {
    const text = readFileSync(file, 'utf8').replace(/[\r\n]+$/, '');
    return text === '' ? { problem: `names the empty file ${file}` } : text;
  } catch (error) {
    return { problem: unreadable(file, error) };
  }
}

/** What is wrong with a variable that names a file which could not be read. */
export const unreadable = (file: string, error: unknown): string =>
  `names the file ${file}, which cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unreadable'})`;
