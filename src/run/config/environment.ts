import { noteSecretFile, readSecretFile } from '../../lib/secretFiles.ts';
import { entries } from './variables.ts';
import type { VariableName } from './variables.ts';

/** One line of a `ConfigError`: a variable, and what is wrong with it. */
export interface Problem {
  readonly name: string;
  readonly text: string;
}

/** Texts of the variables that are set, with secrets read from their files, and problems in reading them. */
export interface Environment {
  readonly texts: ReadonlyMap<VariableName, string>;
  readonly problems: readonly Problem[];
}

/**
 * Reads our variables from the environment. An empty variable counts as unset. A secret `NAME` may instead be
 * in the file that `NAME_FILE` names, whose final line breaks are ignored; setting both is a problem.
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
      if (typeof text === 'string') {
        texts.set(name, text);
        noteSecretFile(text, file);
      } else problems.push({ name: `${name}_FILE`, text: text.problem });
    } else if (direct) {
      texts.set(name, direct);
    }
  }
  return { texts, problems };
}

function readSecret(file: string): string | { problem: string } {
  try {
    const text = readSecretFile(file);
    return text === '' ? { problem: `names the empty file ${file}` } : text;
  } catch (error) {
    return { problem: unreadable(file, error) };
  }
}

export const unreadable = (file: string, error: unknown): string =>
  `names the file ${file}, which cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unreadable'})`;
