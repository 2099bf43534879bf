/**
 * The `ETag` of a content, from 132 bits of its SHA-256: enough to make collisions impossible in practice.
 */
export const tagOf = (sha256: Buffer): string => `"${sha256.toString('base64url').slice(0, 22)}"`;
