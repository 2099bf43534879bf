/** A mistake in what codegen reads: the message says in a line what to do, so no stack trace is shown. */
export class Remedy extends Error {
  override readonly name = 'Remedy';
}
