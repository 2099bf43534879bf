/**
 * A local server could not be started. The message is one plain line; `remedy` is a second one, what the reader can do.
 */
export class LocalServerError extends Error {
  readonly remedy: string;

  constructor(message: string, remedy: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'LocalServerError';
    this.remedy = remedy;
  }
}
