import type { Document } from '../document.ts';
import { operationsOf } from '../redocly/complete-operations.js';

/** What every answer to a call carries, whatever its status. */
const ALWAYS = { 'X-Request-Id': 'RequestId', RateLimit: 'RateLimit', 'RateLimit-Policy': 'RateLimitPolicy' };

/** Statuses that say when to try again (the shared answers of these statuses are declared so in their files). */
const TRY_AGAIN = ['429', '503'];

/** Declares on every answer the headers that all of them carry, and `Retry-After` where it tells when to try again. */
export function declareHeaders(document: Document): void {
  const declared = document.components.headers as Document;
  const refer = (headers: Record<string, string>): Document =>
    Object.fromEntries(
      Object.entries(headers).map(([header, name]) => {
        if (!declared[name]) throw new Error(`openapi.yaml does not declare the header ${name}`);
        return [header, { $ref: `#/components/headers/${name}` }];
      }),
    );
  const always = refer(ALWAYS);
  const again = refer({ 'Retry-After': 'RetryAfter' });

  for (const response of Object.values<Document>(document.components.responses))
    response.headers = { ...response.headers, ...always };
  for (const { operation } of operationsOf(document)) {
    for (const [status, response] of Object.entries<Document>(operation.responses)) {
      if (response.$ref) continue;
      response.headers = { ...response.headers, ...(TRY_AGAIN.includes(status) ? again : {}), ...always };
    }
  }
}
