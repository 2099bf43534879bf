import { sql as foundation } from './001_foundation.ts';
import { sql as absenceAndTime } from './002_absence_and_time.ts';
import { sql as webhooks } from './003_webhooks.ts';
import { sql as accessNotices } from './004_access_notices.ts';
import { sql as deliveryPath } from './005_delivery_path.ts';
import { sql as filesAndLeave } from './006_files_and_leave.ts';
import { sql as socketTickets } from './011_socket_tickets.ts';

/** In order, forever: a migration that has been released is never edited. */
export const migrations = [
  { name: '001_foundation', sql: foundation },
  { name: '002_absence_and_time', sql: absenceAndTime },
  { name: '003_webhooks', sql: webhooks },
  { name: '004_access_notices', sql: accessNotices },
  { name: '005_delivery_path', sql: deliveryPath },
  { name: '006_files_and_leave', sql: filesAndLeave },
  { name: '011_socket_tickets', sql: socketTickets },
];

/** The last migration this version knows: `/readyz` looks for it in the database. */
export const latestMigration = migrations.at(-1)!.name;
