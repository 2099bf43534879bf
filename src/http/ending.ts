/** The headers of answers of deprecated calls. */
import type { OperationRow } from '../openapi/operation.ts';

/**
 * The answer with `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and further `Link`s; unchanged if the call is
 * not deprecated. Days begin at midnight UTC.
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
