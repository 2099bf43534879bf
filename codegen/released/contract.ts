/** The contract as it was last released, and as it is: without examples, which promise nothing. */
import { existsSync, readFileSync } from 'node:fs';
import { document, type OpenApiDocument } from '../../src/openapi/document.ts';
import { published } from '../../src/openapi/published.ts';

/** Written by `npm run release:contract` alone. */
export const RELEASED = new URL('../../openapi/released/v1.json', import.meta.url);

export const current = (): OpenApiDocument => published(document);

/** Null before the first release. */
export const released = (): OpenApiDocument | null =>
  existsSync(RELEASED) ? (JSON.parse(readFileSync(RELEASED, 'utf8')) as OpenApiDocument) : null;
