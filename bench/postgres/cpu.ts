/** CPU time of Postgres, as Linux counts it. */
import { readdirSync, readFileSync } from 'node:fs';

const NS_A_MICROSECOND = 1000;

/**
 * Starts to count; the returned function gives the microseconds of CPU that the children of `postmaster` have
 * used since. Processes that ended in between are not counted.
 */
export function countPostgresCpu(postmaster: number): () => number {
  const before = nanosecondsOf(postmaster);
  return () => {
    let had = 0;
    for (const [pid, nanoseconds] of nanosecondsOf(postmaster)) had += nanoseconds - (before.get(pid) ?? 0);
    return had / NS_A_MICROSECOND;
  };
}

/** Nanoseconds by process. */
function nanosecondsOf(postmaster: number): Map<string, number> {
  const had = new Map<string, number>();
  for (const pid of readdirSync('/proc')) {
    if (!/^\d+$/.test(pid)) continue;
    try {
      if (parentOf(pid) === postmaster)
        had.set(pid, Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]));
    } catch {
      // it ended while it was being read
    }
  }
  return had;
}

/** The fourth field. The second is a name in brackets that may contain anything. */
function parentOf(pid: string): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}
