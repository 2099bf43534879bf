/** Which fault hits which part, and when. Pure: it follows from the seed and the number of the round. */
import { randomOf } from './random.ts';
import type { PartName } from './stand/stand.ts';

const PARTS: readonly PartName[] = [
  'api1',
  'api2',
  'worker1',
  'worker2',
  'redis',
  'proxy',
  'dbproxy',
  'temporal',
  'postgres',
];

/** Faults that any process can have. */
const TO_PROCESSES = ['kill', 'terminate', 'freeze', 'restart'] as const;

/** Faults of one particular part, with the parts that no other fault may touch at the same time. */
const SPECIAL = {
  'postgres stopped at once': ['postgres'],
  'postgres fails over': ['postgres', 'dbproxy'],
  'disk of postgres full': ['postgres'],
  'connections exhausted': ['postgres'],
  'temporal loses its data': ['temporal', 'postgres', 'dbproxy'],
  'receiver slow': ['receivers'],
  'receiver dead': ['receivers', 'dns'],
  'receiver resets': ['receivers'],
  'dns fails': ['dns'],
  'dns silent': ['dns'],
  'clock of the API jumps': ['api1'],
  'clock of the worker jumps': ['worker1'],
  'API of another version': ['api2'],
  'worker of another version': ['worker2'],
} as const satisfies Record<string, readonly string[]>;

export type SpecialKind = keyof typeof SPECIAL;
export type ProcessKind = (typeof TO_PROCESSES)[number];

export type Fault = {
  /** Milliseconds from the start of the round. */
  at: number;
  /** Milliseconds until the part continues or is started again. */
  lasts: number;
} & ({ kind: ProcessKind; part: PartName } | { kind: SpecialKind; part?: undefined; seconds: number });

export const nameOf = ({ kind, part }: Fault): string => (part ? `${kind} ${part.replace(/\d$/, '')}` : kind);

interface Choice {
  kind: ProcessKind | SpecialKind;
  part?: PartName;
  touches: readonly string[];
}

const TO_ANY: readonly Choice[] = PARTS.flatMap((part) =>
  TO_PROCESSES.map((kind) => ({ kind, part, touches: [part] })),
);
const TO_ONE: readonly Choice[] = Object.entries(SPECIAL).map(([kind, touches]) => ({
  kind: kind as SpecialKind,
  touches,
}));

/** Faults of a round start within this many milliseconds. */
const SPREAD = 4_000;

/** At most `count` faults that overlap in time, none of which touches a part that another one uses. */
export function planOf(seed: number, round: number, count: number): Fault[] {
  const random = randomOf(seed, round, 'plan');
  const touched = new Set<string>();
  const faults: Fault[] = [];
  for (let tries = 0; faults.length < count && tries < 50; tries += 1) {
    const choice = random.pick(random.next() < 0.4 ? TO_ONE : TO_ANY);
    const [at, lasts, ahead] = [random.int(0, SPREAD), random.int(200, 3_000), random.next() < 0.5];
    if (choice.touches.some((one) => touched.has(one))) continue;
    for (const one of choice.touches) touched.add(one);
    const { kind, part } = choice;
    faults.push(
      part
        ? { at, lasts: kind === 'restart' ? 0 : lasts, kind: kind as ProcessKind, part }
        : { at, lasts, kind: kind as SpecialKind, seconds: ahead ? 7_200 : -1_800 },
    );
  }
  return faults.sort((a, b) => a.at - b.at);
}
