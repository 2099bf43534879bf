import { createSocket } from 'node:dgram';
import { isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Addresses of both families: a question gets those of its type. An empty list means "no data". */
export type DnsReply =
  | readonly string[]
  | 'NXDOMAIN'
  | 'SERVFAIL'
  | 'SILENCE'
  | { cname: string; addresses: readonly string[] }
  | { delayMs: number; reply: readonly string[] };

/** The answer for a name. `count` is 1 for the first question with this name and type, then 2, and so on. */
export type DnsName = DnsReply | ((count: number, type: 'A' | 'AAAA') => DnsReply);

export interface DnsServer {
  /** `127.0.0.1:port`, for `AddressPolicy.dnsServers`. */
  address: string;
  /** All questions so far, in the form `A name`. */
  questions: string[];
  set(name: string, answer: DnsName): void;
  close(): Promise<void>;
}

const types: Record<number, 'A' | 'AAAA'> = { 1: 'A', 28: 'AAAA' };

/** A small DNS server over UDP on loopback (RFC 1035), with TTL 0 and programmable answers. */
export async function startDns(names: Record<string, DnsName> = {}): Promise<DnsServer> {
  const zone = new Map(Object.entries(names));
  const counts = new Map<string, number>();
  const questions: string[] = [];
  const timers = new Set<NodeJS.Timeout>();
  const socket = createSocket('udp4');

  socket.on('message', (query, peer) => {
    const { name, type, end } = readQuestion(query);
    const family = types[type];
    const question = `${family ?? type} ${name}`;
    const count = (counts.get(question) ?? 0) + 1;
    counts.set(question, count);
    questions.push(question);
    const send = (bytes: Buffer) => socket.send(bytes, peer.port, peer.address, () => undefined);

    const entry = zone.get(name);
    const reply =
      family === undefined ? [] : typeof entry === 'function' ? entry(count, family) : (entry ?? 'NXDOMAIN');
    if (reply === 'SILENCE') return;
    if (typeof reply === 'object' && 'delayMs' in reply) {
      timers.add(setTimeout(() => send(answer(query, end, type, reply.reply)), reply.delayMs));
    } else {
      send(answer(query, end, type, reply));
    }
  });
  await new Promise<void>((done) => socket.bind(0, '127.0.0.1', done));

  return {
    address: `127.0.0.1:${socket.address().port}`,
    questions,
    set: (name, reply) => void zone.set(name, reply),
    close() {
      for (const timer of timers) clearTimeout(timer);
      return new Promise((done) => socket.close(done));
    },
  };
}

function readQuestion(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at]!; length > 0; length = query[at]!) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 };
}

function answer(
  query: Buffer,
  end: number,
  type: number,
  reply: Exclude<DnsReply, 'SILENCE' | { delayMs: number }>,
): Buffer {
  const code = reply === 'NXDOMAIN' ? 3 : reply === 'SERVFAIL' ? 2 : 0;
  const records = typeof reply === 'string' ? [] : recordsOf(reply, type);
  const header = Buffer.alloc(12);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(0x8180 | code, 2); // an answer, recursion available
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(records.length, 6);
  return Buffer.concat([header, query.subarray(12, end), ...records]);
}

function recordsOf(
  reply: readonly string[] | { cname: string; addresses: readonly string[] },
  type: number,
): Buffer[] {
  const alias = 'cname' in reply ? encodeName(reply.cname) : null;
  const addresses = 'cname' in reply ? reply.addresses : reply;
  const owner = alias ?? Buffer.of(0xc0, 12); // a pointer to the question
  const wanted = addresses.filter(type === 1 ? isIPv4 : isIPv6);
  const records = wanted.map((address) =>
    record(owner, type, Buffer.from(ipaddr.parse(address).toByteArray())),
  );
  return alias ? [record(Buffer.of(0xc0, 12), 5, alias), ...records] : records;
}

function record(owner: Buffer, type: number, data: Buffer): Buffer {
  const middle = Buffer.alloc(10); // type, class IN, TTL 0, length
  middle.writeUInt16BE(type, 0);
  middle.writeUInt16BE(1, 2);
  middle.writeUInt16BE(data.length, 8);
  return Buffer.concat([owner, middle, data]);
}

function encodeName(name: string): Buffer {
  const labels = name.split('.').map((label) => Buffer.concat([Buffer.of(label.length), Buffer.from(label)]));
  return Buffer.concat([...labels, Buffer.of(0)]);
}
