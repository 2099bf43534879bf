import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { bits, context, der, integer, octets, oid, sequence, set, time, utf8, yes } from './der.ts';

// The parts of X.509 (RFC 5280) that a local receiver and tests need: P-256 keys, ECDSA with SHA-256.

export interface Authority {
  /** The authority's certificate in PEM, which clients must trust. */
  certificate: string;
  issue(request: CertificateRequest): { certificate: string; key: string };
}

export interface CertificateRequest {
  /** Host names and IP addresses, as subject alternative names. */
  hosts: readonly string[];
  notBefore?: Date;
  notAfter?: Date;
}

const DAY = 24 * 60 * 60 * 1000;
const ecdsaWithSha256 = sequence(oid('1.2.840.10045.4.3.2'));

/** A new authority. Its key is kept in memory only. */
export function createAuthority(commonName: string): Authority {
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const certificate = certify({
    subject: commonName,
    issuer: commonName,
    publicKey: keys.publicKey,
    issuerKeys: keys,
    ...validity({}),
    extensions: [
      extension('2.5.29.19', sequence(yes()), true), // basicConstraints: an authority
      extension('2.5.29.15', bits(Buffer.of(0x06), 1), true), // keyUsage: certificates and revocation lists
    ],
  });

  return {
    certificate,
    issue(request) {
      const own = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const issued = certify({
        subject: request.hosts[0] ?? 'localhost',
        issuer: commonName,
        publicKey: own.publicKey,
        issuerKeys: keys,
        ...validity(request),
        extensions: [
          extension('2.5.29.19', sequence(), true), // basicConstraints: no authority
          extension('2.5.29.15', bits(Buffer.of(0x80), 7), true), // keyUsage: signatures
          extension('2.5.29.37', sequence(oid('1.3.6.1.5.5.7.3.1'))), // extendedKeyUsage: TLS servers
          extension('2.5.29.17', sequence(...request.hosts.map(alternativeName))),
        ],
      });
      return { certificate: issued, key: own.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string };
    },
  };
}

interface Content {
  subject: string;
  issuer: string;
  publicKey: KeyObject;
  issuerKeys: { publicKey: KeyObject; privateKey: KeyObject };
  notBefore: Date;
  notAfter: Date;
  extensions: Buffer[];
}

/** Builds and signs a certificate (RFC 5280, 4.1), in PEM. */
function certify(content: Content): string {
  const serial = randomBytes(16);
  serial[0] = (serial[0]! & 0x7f) | 0x40; // positive, and no leading zero
  const body = sequence(
    context(0, true, integer(2)), // version 3
    der(0x02, serial),
    ecdsaWithSha256,
    name(content.issuer),
    sequence(time(content.notBefore), time(content.notAfter)),
    name(content.subject),
    content.publicKey.export({ type: 'spki', format: 'der' }),
    context(
      3,
      true,
      sequence(
        ...content.extensions,
        extension('2.5.29.14', octets(keyId(content.publicKey))),
        extension('2.5.29.35', sequence(context(0, false, keyId(content.issuerKeys.publicKey)))),
      ),
    ),
  );
  const signature = sign('sha256', body, content.issuerKeys.privateKey);
  const base64 = sequence(body, ecdsaWithSha256, bits(signature)).toString('base64');
  return `-----BEGIN CERTIFICATE-----\n${base64.replace(/.{1,64}/g, '$&\n')}-----END CERTIFICATE-----\n`;
}

/** Valid for ten years from yesterday, so that a clock that is slightly behind accepts it. */
function validity({ notBefore, notAfter }: { notBefore?: Date; notAfter?: Date }) {
  const now = Date.now();
  return { notBefore: notBefore ?? new Date(now - DAY), notAfter: notAfter ?? new Date(now + 3650 * DAY) };
}

function name(commonName: string): Buffer {
  return sequence(set(sequence(oid('2.5.4.3'), utf8(commonName))));
}

function extension(id: string, value: Buffer, critical = false): Buffer {
  return sequence(oid(id), ...(critical ? [yes()] : []), octets(value));
}

/** GeneralName: [2] for a DNS name, [7] for an address. */
function alternativeName(host: string): Buffer {
  return isIP(host)
    ? context(7, false, Buffer.from(ipaddr.parse(host).toByteArray()))
    : context(2, false, Buffer.from(host, 'latin1'));
}

function keyId(key: KeyObject): Buffer {
  return createHash('sha1')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest();
}
