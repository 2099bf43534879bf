/** CPU time of Postgres, as Linux counts it. */
import { readdirSync, readFileSync } from 'node:fs';

const NS_A_MICROSECOND = 1000;

/** Microseconds of CPU that the processes of a server have had, those alive now; `postmaster` is their parent. */
export function postgresCpu(postmaster: number): number {
  let nanoseconds = 0;
  for (const pid of readdirSync('/proc')) {
    if (!/^\d+$/.test(pid)) continue;
    try {
      if (parentOf(pid) === postmaster)
        nanoseconds += Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]);
    } catch {
      // it ended while it was looked at
    }
  }
  return nanoseconds / NS_A_MICROSECOND;
}

/** The fourth field; the second is a name in brackets that may hold anything. */
function parentOf(pid: string): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}
