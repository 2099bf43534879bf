/** A mistake in what codegen reads: the message says in a line what to do, so no stack trace is shown. */
export class Remedy extends Error {
  override readonly name = 'Remedy';
}

/** Runs a command; a Remedy is told without its stack, and the command has failed. */
export async function telling(command: () => void | Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof Remedy)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
