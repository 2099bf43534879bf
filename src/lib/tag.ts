/** The `ETag` of a content, by its SHA-256: 132 bits of it, which nobody meets by chance. */
export const tagOf = (sha256: Buffer): string => `"${sha256.toString('base64url').slice(0, 22)}"`;
