/** `npm run new:area`, `new:operation`, `new:event`: write a skeleton that compiles (docs/adding.md). */
import { telling } from '../remedy.ts';
import { newArea } from './area.ts';
import { newEvent } from './event.ts';
import { newOperation } from './operation.ts';

const COMMANDS: Record<
  string,
  { usage: string; takes: [least: number, most: number]; run: (...args: string[]) => void }
> = {
  area: {
    usage: 'npm run new:area NAME [ONE]\n  such as: npm run new:area lockers locker',
    takes: [1, 2],
    run: newArea,
  },
  operation: {
    usage:
      'npm run new:operation AREA ID METHOD PATH SCHEMA\n  such as: npm run new:operation lockers listLockers GET /lockers/ Locker',
    takes: [5, 5],
    run: newOperation,
  },
  event: {
    usage: 'npm run new:event AREA KIND GROUP\n  such as: npm run new:event lockers locker.added "lockers"',
    takes: [3, 3],
    run: newEvent,
  },
};

const [what = '', ...args] = process.argv.slice(2);
const { usage, takes, run } = COMMANDS[what]!;
if (args.length < takes[0] || args.length > takes[1]) {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 1;
} else {
  await telling(() => {
    run(...args);
    process.stdout.write('now: npm run codegen\n');
  });
}
