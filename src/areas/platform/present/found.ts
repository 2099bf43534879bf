import type { Caller } from '../../../auth/caller.ts';
import type { Found } from '../../../generated/types.ts';
import type { FoundRow } from '../store/search.ts';

/** Where the console shows a record: its owner's page, or that of people who review it. */
const PLACES: Readonly<Record<FoundRow['kind'], { own: string; others: string }>> = {
  person: { own: '/me', others: '/people/' },
  absence: { own: '/time-off/', others: '/time-off/requests/' },
  expense: { own: '/expenses/', others: '/expenses/review/' },
  ticket: { own: '/support/tickets/', others: '/support/tickets/' },
  invoice: { own: '/documents/invoices/', others: '/invoices/' },
};

export function presentFound({ kind, id, title, detail, person_id }: FoundRow, caller: Caller): Found {
  const { own, others } = PLACES[kind];
  const place = person_id === caller.userId ? own : others;
  return { kind, id, title, detail, url: place.endsWith('/') ? `${place}${id}` : place };
}
