import { Resolver } from 'node:dns/promises';
import { checkUrl, mayDial, openLoopback } from './addresses.ts';
import type { AddressPolicy, CheckedUrl, Refusal } from './addresses.ts';
import { parseAddress } from './ranges.ts';

/** `addresses` may be dialled, in this order; at least one. */
export type Resolved = { ok: true; addresses: string[] } | Refusal | Unresolved;

/** The name has no address. `code` is from c-ares (`ENOTFOUND`, `ESERVFAIL`, `ETIMEOUT`, …). */
export type Unresolved = { ok: false; reason: 'unresolved'; code: string };

/** How long a name may take when a webhook is created or changed, in milliseconds. */
const CREATION_MS = 3_000;

/**
 * Resolves the host of a checked URL, A and AAAA, by DNS only, and checks every address: one bad address
 * refuses all, so that a name cannot hide a private one. Caches nothing, because of DNS rebinding.
 *
 * @param timeoutMs after this time only the answers that came are used.
 * @param signal gives up at once; the result is then `unresolved`.
 */
export async function resolve(
  checked: CheckedUrl,
  policy: AddressPolicy,
  timeoutMs: number,
  signal?: AbortSignal,
): Promise<Resolved> {
  if (checked.literal !== undefined) return judge([checked.literal], checked.port, policy);
  if (checked.host === 'localhost') return judge(openLoopback(policy), checked.port, policy);
  const { addresses, code } = await ask(checked.host, policy.dnsServers, timeoutMs, signal);
  return addresses.length > 0
    ? judge(addresses, checked.port, policy)
    : { ok: false, reason: 'unresolved', code };
}

/**
 * Checks the URL of a webhook that is created, updated or pinged, and the addresses of its name. A name that
 * does not resolve is accepted, because it may later; `resolves` is then false.
 */
export async function checkDestination(
  text: string,
  policy: AddressPolicy,
  timeoutMs = CREATION_MS,
): Promise<(CheckedUrl & { resolves: boolean }) | Refusal> {
  const checked = checkUrl(text, policy);
  if (!checked.ok) return checked;
  const resolved = await resolve(checked, policy, timeoutMs);
  if (!resolved.ok && resolved.reason !== 'unresolved') return resolved;
  return { ...checked, resolves: resolved.ok };
}

function judge(addresses: string[], port: number, policy: AddressPolicy): Resolved {
  const good = addresses.filter((text) => {
    const address = parseAddress(text);
    return address !== null && mayDial(address, port, policy);
  });
  if (good.length === addresses.length && good.length > 0) return { ok: true, addresses: good };
  return { ok: false, reason: good.length > 0 ? 'mixed_addresses' : 'address' };
}

/** One query per family; IPv4 first in the result. A family that does not answer is left out. */
async function ask(
  host: string,
  servers: readonly string[] | undefined,
  timeoutMs: number,
  signal?: AbortSignal,
): Promise<{ addresses: string[]; code: string }> {
  const resolver = new Resolver({ timeout: Math.max(100, Math.ceil(timeoutMs / 3)), tries: 2 });
  if (servers && servers.length > 0) resolver.setServers(servers);
  let late = false;
  const giveUp = () => {
    late = true;
    resolver.cancel();
  };
  const timer = setTimeout(giveUp, timeoutMs);
  signal?.addEventListener('abort', giveUp, { once: true });
  try {
    const questions = [resolver.resolve4(host), resolver.resolve6(host)];
    if (signal?.aborted) giveUp();
    const answers = await Promise.allSettled(questions);
    const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    return { addresses, code: late ? 'ETIMEOUT' : failureCode(answers) };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}

/** The code to report: that of the other family if one has "no data". */
function failureCode(answers: PromiseSettledResult<string[]>[]): string {
  const codes = answers.map((answer) =>
    answer.status === 'rejected'
      ? String((answer.reason as NodeJS.ErrnoException).code ?? 'EUNKNOWN')
      : 'ENODATA',
  );
  return codes.find((code) => code !== 'ENODATA') ?? 'ENODATA';
}
