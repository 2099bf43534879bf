import { sql as foundation } from './001_foundation.ts';
import { sql as absenceAndTime } from './002_absence_and_time.ts';
import { sql as webhooks } from './003_webhooks.ts';
import { sql as accessNotices } from './004_access_notices.ts';
import { sql as deliveryPath } from './005_delivery_path.ts';
import { sql as filesAndLeave } from './006_files_and_leave.ts';
import { sql as userDetails } from './007_user_details.ts';
import { sql as socketTickets } from './008_socket_tickets.ts';
import { sql as askedFor } from './009_asked_for.ts';
import { sql as scale } from './010_scale.ts';
import { sql as photos } from './011_photos.ts';
import { sql as signInAddresses } from './013_sign_in_addresses.ts';
import { sql as keyHolders } from './014_key_holders.ts';
import { sql as deliveryTruth } from './015_delivery_truth.ts';
import { sql as leaveUnits } from './016_leave_units.ts';

/** In order, forever: a migration that has been released is never edited. */
export const migrations = [
  { name: '001_foundation', sql: foundation },
  { name: '002_absence_and_time', sql: absenceAndTime },
  { name: '003_webhooks', sql: webhooks },
  { name: '004_access_notices', sql: accessNotices },
  { name: '005_delivery_path', sql: deliveryPath },
  { name: '006_files_and_leave', sql: filesAndLeave },
  { name: '007_user_details', sql: userDetails },
  { name: '008_socket_tickets', sql: socketTickets },
  { name: '009_asked_for', sql: askedFor },
  { name: '010_scale', sql: scale },
  { name: '011_photos', sql: photos },
  { name: '013_sign_in_addresses', sql: signInAddresses },
  { name: '014_key_holders', sql: keyHolders },
  { name: '015_delivery_truth', sql: deliveryTruth },
  { name: '016_leave_units', sql: leaveUnits },
];

/** The last migration this version knows: `/readyz` looks for it in the database. */
export const latestMigration = migrations.at(-1)!.name;
