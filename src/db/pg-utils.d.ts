/** pg's own mapping of a JavaScript value to Postgres's text form. pg has no types for it. */
declare module 'pg/lib/utils.js' {
  const utils: { prepareValue(value: unknown): string | Buffer | null };
  export default utils;
}
