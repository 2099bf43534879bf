/** Days that a deprecated call goes on working at least: 12 months. */
export const NOTICE = 365;

/**
 * How a deprecated operation ends: the days it was deprecated and will be gone, and the path of the contract that takes its
 * place. Undefined for all others.
 */
export function endingOf(operation) {
  if (!operation.deprecated) return undefined;
  const { 'x-deprecated-since': since, 'x-sunset': sunset, 'x-successor': successor } = operation;
  return { since, sunset, ...(successor === undefined ? {} : { successor }) };
}

/** The same for readers, a paragraph of the description. */
export function endingLine(operation) {
  const ending = endingOf(operation);
  if (!ending) return undefined;
  const { since, sunset, successor } = ending;
  const instead = successor ? ` Use \`${successor}\` instead.` : '';
  return `**Deprecated** since ${since}; gone on ${sunset}.${instead}`;
}
