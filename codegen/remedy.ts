/**
 * A mistake in the input of codegen. The message says how to fix it, so it is printed without a stack trace.
 */
export class Remedy extends Error {
  override readonly name = 'Remedy';
}

/** Runs a command. If it throws a Remedy, prints only its message and sets a failing exit code. */
export async function telling(command: () => void | Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof Remedy)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
