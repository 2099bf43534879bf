import type { Mail } from '../../../mail/mailer.ts';
import { unsubscribeToken, UNSUBSCRIBE_PATH } from '../../../notifications/unsubscribe.ts';
import { urlOf } from '../../../notifications/url.ts';
import { isAlwaysSent } from '../../../notifications/channels.ts';
import { mailFrom } from '../../../people/securityMail.ts';
import type { JobTools } from '../../../workspace/timedJob.ts';
import type { Workspace } from '../../../workspace/workspace.ts';
import type { MailRow } from '../store/mails.ts';

/** Notifications in one mail; the rest are only counted. */
const SHOWN = 30;

type Notice = Pick<MailRow, 'kind' | 'title' | 'body' | 'content' | 'resource_id' | 'url'>;

/**
 * One mail about one or several notifications. Without PUBLIC_URL it has no links, so it can only be ended in
 * the preferences.
 */
export function noticeMail(
  person: { id: string; email: string; first_name: string },
  notices: readonly Notice[],
  workspace: Workspace,
  unsubscribeMac: JobTools['unsubscribeMac'],
): Mail {
  const [first] = notices as readonly [Notice, ...Notice[]];
  const one = notices.length === 1;
  const link = endingLink(person.id, notices, workspace, unsubscribeMac);
  const mail = {
    to: person.email,
    subject: one
      ? `${first.title} (${workspace.name})`
      : `${notices.length} notifications (${workspace.name})`,
    text: `Hello ${person.first_name},

${notices
  .slice(0, SHOWN)
  .map((notice) => told(notice, workspace))
  .join('\n\n')}${more(notices)}`,
    ...(link === null
      ? {}
      : {
          headers: {
            'List-Unsubscribe': `<${link}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        }),
  };
  return mailFrom(workspace, mail, link === null ? '' : `\n\nNo more mails like this: ${link}`);
}

function told(notice: Notice, { publicUrl }: Workspace): string {
  const url = urlOf(notice);
  const link = url === null || publicUrl === null ? '' : `${publicUrl}${url}`;
  return [`${notice.title}.`, notice.content ?? notice.body, link].filter((line) => line !== '').join('\n');
}

const more = ({ length }: readonly Notice[]): string =>
  length > SHOWN ? `\n\nThere are ${length - SHOWN} more in the app.` : '';

/**
 * The unsubscribe link: for the kind of this mail's notifications, or for all kinds if there are several.
 * Null if all of them are always sent, or without PUBLIC_URL.
 */
function endingLink(
  userId: string,
  notices: readonly Notice[],
  { id, publicUrl }: Workspace,
  mac: JobTools['unsubscribeMac'],
): string | null {
  const kinds = [...new Set(notices.map(({ kind }) => kind))].filter((kind) => !isAlwaysSent(kind));
  if (publicUrl === null || kinds.length === 0) return null;
  const kind = kinds.length === 1 ? kinds[0]! : null;
  return `${publicUrl}${UNSUBSCRIBE_PATH}?token=${unsubscribeToken(mac, id, { userId, kind })}`;
}
