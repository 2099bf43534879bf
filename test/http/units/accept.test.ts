import { describe, expect, test } from '@jest/globals';
import { assertAccepts } from '../../../src/http/accept.ts';
import { headersOf } from '../../../src/http/handling.ts';

describe('the Accept header', () => {
  test.each([
    [undefined, ['application/json']],
    ['*/*', ['text/csv']],
    ['text/html, application/*;q=0.1', ['application/json']],
    ['application/problem+json', ['application/json']],
    ['image/png, TEXT/*', ['application/json', 'text/csv']],
  ])('%s accepts %j', (accept, produces) => {
    expect(() => assertAccepts(accept, produces)).not.toThrow();
  });

  test.each([
    ['text/html', ['application/json']],
    ['application/json', ['text/csv']],
    ['image/*', ['application/json', 'text/csv']],
  ])('406 when %s rules out %j', (accept, produces) => {
    expect(() => assertAccepts(accept, produces)).toThrow(/^406 not_acceptable/);
  });
});

describe('the headers of an answer', () => {
  test('none but its own without version and page', () => {
    expect(headersOf('/a/', '?limit=2', { headers: { 'X-Own': '1' } })).toEqual({ 'X-Own': '1' });
  });

  test('the next link repeats the query with the next cursor', () => {
    const page = { next: 'c2', total: 0, watermark: '2026-01-01T00:00:00.000Z' };
    expect(headersOf('/a/', '?limit=2&cursor=c1', { version: 3, page })).toEqual({
      ETag: '"3"',
      'X-Total-Count': '0',
      'X-Sync-Watermark': '2026-01-01T00:00:00.000Z',
      'X-Next-Cursor': 'c2',
      Link: '</a/?limit=2&cursor=c2>; rel="next"',
    });
  });

  test('no link on the last page', () => {
    expect(headersOf('/a/', '', { page: { next: null } })).toEqual({});
  });
});
