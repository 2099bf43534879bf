/** The released contract and the current one, without examples, because examples promise nothing. */
import { existsSync, readFileSync } from 'node:fs';
import { document, type OpenApiDocument } from '../../src/openapi/document.ts';
import { published } from '../../src/openapi/published.ts';

/** Only `npm run release:contract` writes this file. */
export const RELEASED = new URL('../../openapi/released/v1.json', import.meta.url);

export const current = (): OpenApiDocument => published(document);

/** The released contract; null before the first release. */
export const released = (): OpenApiDocument | null =>
  existsSync(RELEASED) ? (JSON.parse(readFileSync(RELEASED, 'utf8')) as OpenApiDocument) : null;
