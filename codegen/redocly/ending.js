/** Days that a deprecated call continues to work: at least 12 months. */
export const NOTICE = 365;

/**
 * When a deprecated operation was deprecated and will be removed, and the path of its replacement. Undefined
 * for all other operations.
 */
export function endingOf(operation) {
  if (!operation.deprecated) return undefined;
  const { 'x-deprecated-since': since, 'x-sunset': sunset, 'x-successor': successor } = operation;
  return { since, sunset, ...(successor === undefined ? {} : { successor }) };
}

/** Describes the end of a deprecated operation in a paragraph of its description. */
export function endingLine(operation) {
  const ending = endingOf(operation);
  if (!ending) return undefined;
  const { since, sunset, successor } = ending;
  const instead = successor ? ` Use \`${successor}\` instead.` : '';
  return `**Deprecated** since ${since}; gone on ${sunset}.${instead}`;
}
