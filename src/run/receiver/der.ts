// The parts of DER (ITU-T X.690) that a certificate needs. Each function returns one complete value.

/** A value of any type: tag, length, content. */
export function der(tag: number, ...content: Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  if (body.length < 0x80) return Buffer.concat([Buffer.of(tag, body.length), body]);
  const size = Buffer.from(body.length.toString(16).padStart(body.length > 0xff ? 4 : 2, '0'), 'hex');
  return Buffer.concat([Buffer.of(tag, 0x80 | size.length), size, body]);
}

export const sequence = (...values: Uint8Array[]): Buffer => der(0x30, ...values);
export const set = (...values: Uint8Array[]): Buffer => der(0x31, ...values);
export const utf8 = (text: string): Buffer => der(0x0c, Buffer.from(text, 'utf8'));
export const octets = (value: Uint8Array): Buffer => der(0x04, value);
export const bits = (value: Uint8Array, unused = 0): Buffer => der(0x03, Buffer.of(unused), value);
export const yes = (): Buffer => der(0x01, Buffer.of(0xff));

/** A small integer, 0 to 127. */
export const integer = (value: number): Buffer => der(0x02, Buffer.of(value));

/** A context-specific value such as `[0]`; `constructed` if it contains complete values. */
export function context(number: number, constructed: boolean, ...content: Uint8Array[]): Buffer {
  return der((constructed ? 0xa0 : 0x80) | number, ...content);
}

/** An object identifier in dotted form. */
export function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const bytes = [first * 40 + second, ...rest].flatMap((part) => {
    const groups = [part & 0x7f];
    for (let left = part >>> 7; left > 0; left >>>= 7) groups.unshift((left & 0x7f) | 0x80);
    return groups;
  });
  return der(0x06, Buffer.from(bytes));
}

/** UTCTime until 2049, GeneralizedTime from 2050 (RFC 5280, 4.1.2.5), in whole seconds. */
export function time(at: Date): Buffer {
  const digits = at.toISOString().replace(/[-:T]|\.\d+/g, '');
  return at.getUTCFullYear() < 2050
    ? der(0x17, Buffer.from(digits.slice(2)))
    : der(0x18, Buffer.from(digits));
}
