/** The part of a pino logger that the local servers use. */
export interface LocalLog {
  info(fields: object, text: string): void;
  warn(fields: object, text: string): void;
}
