import { resolve, type Document } from '../document.ts';
import { showsSecret } from '../secrets.ts';
import { operationsOf } from '../redocly/complete-operations.js';

/** Headers of every response, whatever its status. */
const ALWAYS = { 'X-Request-Id': 'RequestId', RateLimit: 'RateLimit', 'RateLimit-Policy': 'RateLimitPolicy' };

/** Statuses with `Retry-After`. The shared responses declare it in their files. */
const TRY_AGAIN = ['429', '503'];

/** The status with `WWW-Authenticate`. The shared response declares it in its file. */
const UNAUTHENTICATED = '401';

/** Shared responses that are sent before the caller is known. */
const BEFORE_THE_CALLER = ['Unauthorized', 'MethodNotAllowed'];

/** Statuses of a call that takes no keys when it refuses one. */
const TO_A_REFUSED_KEY = ['403', '429'];

/**
 * Declares headers of responses: those that all have, scopes where the caller may be a key, `Retry-After`,
 * `WWW-Authenticate`, `Idempotency-Replayed`, and `X-Sync-Watermark` of lists with `updated_since`.
 */
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
  const replayed = refer({ 'Idempotency-Replayed': 'IdempotencyReplayed' });
  const again = refer({ 'Retry-After': 'RetryAfter' });
  const challenge = refer({ 'WWW-Authenticate': 'Challenge' });
  const watermark = refer({ 'X-Sync-Watermark': 'SyncWatermark' });

  const keyScopes = refer({ 'X-Key-Scopes': 'KeyScopes' });
  const scopes = refer({ 'X-Accepted-Scopes': 'AcceptedScopes', 'X-Key-Scopes': 'KeyScopes' });

  for (const [name, response] of Object.entries<Document>(document.components.responses))
    response.headers = {
      ...response.headers,
      ...always,
      ...(BEFORE_THE_CALLER.includes(name) ? {} : scopes),
    };
  for (const { operation } of operationsOf(document)) {
    const takes = (name: string): boolean =>
      ((operation.parameters ?? []) as Document[]).some((one) => resolve(document, one).name === name);
    const mayReplay = takes('Idempotency-Key') && !showsSecret(document, operation);
    const accesses = (operation.security ?? []) as Document[];
    const ofCaller = (status: string): Document => {
      if (accesses.some((one) => 'apiKey' in one)) return scopes;
      return accesses.length > 0 && TO_A_REFUSED_KEY.includes(status) ? keyScopes : {};
    };
    for (const [status, response] of Object.entries<Document>(operation.responses)) {
      if (response.$ref) continue;
      if (mayReplay && status.startsWith('2')) response.headers = { ...response.headers, ...replayed };
      if (status === '200' && takes('updated_since'))
        response.headers = { ...response.headers, ...watermark };
      response.headers = {
        ...response.headers,
        ...(TRY_AGAIN.includes(status) ? again : {}),
        ...(status === UNAUTHENTICATED ? challenge : {}),
        ...always,
        ...ofCaller(status),
      };
    }
  }
}
