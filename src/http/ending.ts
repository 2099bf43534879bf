/** What every answer of a deprecated call says: since when, until when, and where to read on. */
import type { OperationRow } from '../openapi/operation.ts';

/**
 * The answer with `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and `Link`, beside a link to the next page; as it was where the
 * call stays. Days begin at midnight UTC.
 */
export function withEnding<Answer extends { headers: Record<string, string> }>(
  { ending, key }: OperationRow,
  answer: Answer,
): Answer {
  if (!ending) return answer;
  const { since, sunset, successor } = ending;
  const reference = key === 'refused' ? '/api/docs' : '/api/docs/public/';
  const links = [
    answer.headers['Link'],
    `<${reference}>; rel="deprecation"; type="text/html"`,
    `<${reference}>; rel="sunset"; type="text/html"`,
    successor && `<${successor}>; rel="successor-version"`,
  ];
  return {
    ...answer,
    headers: {
      ...answer.headers,
      Deprecation: `@${Date.parse(since) / 1000}`,
      Sunset: new Date(sunset).toUTCString(),
      Link: links.filter(Boolean).join(', '),
    },
  };
}
