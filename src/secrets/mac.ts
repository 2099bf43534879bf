import { createHmac, timingSafeEqual } from 'node:crypto';
import { keyringOf, type AppSecret, type PurposeKey } from './keyring.ts';

type Part = string | Uint8Array;

/** HMAC-SHA256 for one purpose. */
export interface Mac {
  /** The MAC of the parts, one after another, under the current secret: 32 bytes. */
  sign(...parts: Part[]): Buffer;
  /** Whether `mac` is the MAC of the parts, or its beginning, under the current or a former secret. */
  verifies(mac: Uint8Array, ...parts: Part[]): boolean;
  /** The MACs of the parts under all secrets, the current one first. */
  each(...parts: Part[]): Buffer[];
  /** The same for one context: these MACs are valid in no other. */
  within(context: string): Mac;
}

/** Shorter beginnings of a MAC are never accepted, in bytes. */
const SHORTEST = 12;

export function macOf(appSecret: AppSecret, purpose: string): Mac {
  const { current, all } = keyringOf(appSecret, purpose);
  const under = ({ key }: PurposeKey, parts: readonly Part[]) => {
    const mac = createHmac('sha256', key);
    for (const part of parts) mac.update(part);
    return mac.digest();
  };
  const mac: Mac = {
    sign: (...parts) => under(current, parts),
    verifies: (mac, ...parts) =>
      mac.length >= SHORTEST &&
      mac.length <= 32 &&
      all.some((one) => timingSafeEqual(mac, under(one, parts).subarray(0, mac.length))),
    each: (...parts) => all.map((one) => under(one, parts)),
    within: (context) => within(mac, context),
  };
  return mac;
}

const within = (mac: Mac, context: string): Mac => {
  const inner: Mac = {
    sign: (...parts) => mac.sign(context, ...parts),
    verifies: (given, ...parts) => mac.verifies(given, context, ...parts),
    each: (...parts) => mac.each(context, ...parts),
    within: (further) => within(inner, further),
  };
  return inner;
};
