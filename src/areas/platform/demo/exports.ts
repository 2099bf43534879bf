/** An expired export in the demo, made two weeks ago. */
import { addDays } from '../../../civil/dates.ts';
import type { DemoCompany } from '../../../demo/company.ts';
import { iso } from '../../../demo/days.ts';
import { announceExport, tellEnded } from '../actions/announceExport.ts';

const MINUTE = 60_000;
const KEPT = 7 * 24 * 60 * MINUTE;

export function insertExport(company: DemoCompany): void {
  const { admin, today } = company;
  const asked = company.at(addDays(today, -14), 16 * 60);
  const finished = asked + 4 * MINUTE;
  const id = company.id(asked);
  company.insert('exports', {
    id,
    created_at: iso(asked),
    requested_by: admin.id,
    status: 'expired',
    areas: [],
    with_files: true,
    progress: 100,
    snapshot_at: iso(asked + MINUTE),
    rows: 31_264,
    files: 118,
    size: 4_812_906,
    finished_at: iso(finished),
    expires_at: iso(finished + KEPT),
  });
  announceExport(company.writing(admin, asked), 'requested', id, {
    include: [null, 'all'],
    files: [null, true],
  });
  tellEnded(company.jobWriting(finished), { id, requested_by: admin.id }, 'ready');
}
