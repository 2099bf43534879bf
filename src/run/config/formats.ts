import { createPublicKey } from 'node:crypto';
import { isIP } from 'node:net';

/** Milliseconds per unit of a duration such as `150m`. */
const milliseconds: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

/** A duration (`250ms`, `1s`, `5m`, `12h`) in milliseconds, or undefined if it does not parse. */
export function parseDuration(text: string): number | undefined {
  const [, count, unit] = /^(\d{1,9})(ms|s|m|h)$/.exec(text) ?? [];
  return count && unit ? Number(count) * (milliseconds[unit] ?? NaN) : undefined;
}

function isUrl(text: string, protocols: readonly string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol) && new URL(text).hostname !== '';
}

/** `postgres`, or a bucket with an optional prefix and only those query parameters that `files.ts` reads. */
function isPlaceOfFiles(text: string): boolean {
  if (text === 'postgres') return true;
  if (!/^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w-][\w.-]*)*\/?(\?[^#]*)?$/.test(text)) return false;
  const query = [...new URL(text).searchParams];
  return (
    new Set(query.map(([name]) => name)).size === query.length &&
    query.every(([name, value]) => {
      if (name === 'endpoint') return isUrl(value, ['http:', 'https:']);
      return name === 'region' ? /^[a-z0-9-]+$/.test(value) : name === 'style' && value === 'path';
    })
  );
}

function isCidr(text: string): boolean {
  const [, address, bits] = /^([^/]+)\/(\d{1,3})$/.exec(text) ?? [];
  const family = isIP(address ?? '');
  return family !== 0 && Number(bits) <= (family === 4 ? 32 : 128);
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535;
}

function isHostPort(text: string): boolean {
  const [, host, port] = /^(\[[^\]]+\]|[^\s:/@]+):(\d+)$/.exec(text) ?? [];
  if (!host || !port || !isPort(port)) return false;
  return host.startsWith('[') ? isIP(host.slice(1, -1)) === 6 : true;
}

function isIpPort(text: string): boolean {
  if (isIP(text) !== 0) return true;
  return isHostPort(text) && isIP(text.slice(0, text.lastIndexOf(':')).replace(/^\[|\]$/g, '')) !== 0;
}

function isEd25519PublicKey(text: string): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
    return key.asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
}

/** The formats in `variables.ts`, for Ajv. */
export const formats: Readonly<Record<string, (text: string) => boolean>> = {
  'http-url': (text) => isUrl(text, ['http:', 'https:']),
  'smtp-url': (text) => isUrl(text, ['smtp:', 'smtps:']),
  sender: (text) => /^(?:[^\s@<>,]+@[^\s@<>,]+|[^@<>,\r\n]+ <[^\s@<>,]+@[^\s@<>,]+>)$/.test(text),
  'postgres-url': (text) => isUrl(text, ['postgres:', 'postgresql:']),
  'files-url': isPlaceOfFiles,
  'redis-url': (text) => isUrl(text, ['redis:', 'rediss:']),
  origin: (text) => isUrl(text, ['http:', 'https:']) && new URL(text).origin === text,
  cidr: isCidr,
  ip: (text) => isIP(text) !== 0,
  // 32 random hex digits have fewer than 8 different ones only once in 30 million
  secret: (text) => new Set(text).size >= 8,
  'ed25519-public-key': isEd25519PublicKey,
  'host-port': isHostPort,
  'ip-port': isIpPort,
  duration: (text) => parseDuration(text) !== undefined,
};
