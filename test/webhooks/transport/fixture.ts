import type { AddressPolicy } from '../../../src/delivery/webhooks/transport/addresses.ts';
import { createSender } from '../../../src/delivery/webhooks/transport/send.ts';
import type { Attempt, Sender } from '../../../src/delivery/webhooks/transport/send.ts';
import { startDns } from '../../support/dns/server.ts';
import type { DnsName, DnsServer } from '../../support/dns/server.ts';
import { startReceiver, testAuthority } from '../../support/receiver/receiver.ts';
import type { Behaviour, BehaviourName, TestReceiver } from '../../support/receiver/receiver.ts';

// What the tests of sending set up; call `closeAll` after each of them.

const closers: (() => Promise<void>)[] = [];

export async function closeAll(): Promise<void> {
  for (const close of closers.splice(0).reverse()) await close();
}

export function closeLater(close: () => Promise<void>): void {
  closers.push(close);
}

export const body = Buffer.from('{"event":"webhook.ping"}');

export async function receiverOf(
  behaviour: Behaviour | BehaviourName = 'ok',
  options: Omit<NonNullable<Parameters<typeof startReceiver>[0]>, 'behaviour'> = {},
): Promise<TestReceiver> {
  const receiver = await startReceiver({ behaviour, ...options });
  closers.push(receiver.close);
  return receiver;
}

export async function dnsOf(names: Record<string, DnsName>): Promise<DnsServer> {
  const dns = await startDns(names);
  closers.push(dns.close);
  return dns;
}

/** Allows 127.0.0.1 and nothing else. */
export function policyFor(dns?: DnsServer): AddressPolicy {
  return {
    allowedNetworks: ['127.0.0.1/32'],
    allowedPorts: [443],
    ca: testAuthority().certificate,
    dnsServers: dns && [dns.address],
  };
}

export function sendTo(url: string, policy: AddressPolicy) {
  const sender: Sender = createSender(policy);
  closers.push(sender.close);
  const send = (attempt: Partial<Attempt> = {}) =>
    sender.send({ url, headers: {}, body, timeoutMs: 3_000, ...attempt });
  return { sender, send };
}

/** A receiver and a sender for its address. */
export async function receiverAndSender(behaviour: Behaviour | BehaviourName = 'ok') {
  const receiver = await receiverOf(behaviour);
  return { receiver, ...sendTo(receiver.url, policyFor()) };
}

/** A receiver called hooks.example.test, a DNS server that knows it, and a sender. */
export async function namedReceiver(answer: DnsName, behaviour: Behaviour | BehaviourName = 'ok') {
  const receiver = await receiverOf(behaviour, { hosts: ['hooks.example.test'] });
  const dns = await dnsOf({ 'hooks.example.test': answer });
  return { receiver, dns, ...sendTo(`https://hooks.example.test:${receiver.port}/`, policyFor(dns)) };
}
