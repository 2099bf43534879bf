/** A local server could not be started. `remedy` is a second line that says what the reader can do. */
export class LocalServerError extends Error {
  readonly remedy: string;

  constructor(message: string, remedy: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'LocalServerError';
    this.remedy = remedy;
  }
}
