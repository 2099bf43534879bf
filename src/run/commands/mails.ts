import type { Config } from '../config/index.ts';
import type { Mail } from '../../mail/mailer.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { createSmtpMailer, MailNotSent } from '../../mail/smtp.ts';

/** The mails of a command, kept until it has committed. */
export interface CommandMails {
  outbox: Outbox;
  /**
   * Sends the mails through SMTP_URL. If that is not set, prints them with the codes that they contain.
   * @throws Error if the mail server does not accept a mail
   */
  deliver(): Promise<void>;
}

export function commandMails(
  config: Pick<Config, 'smtpUrl' | 'mailFrom'>,
  say: (line: string) => void,
): CommandMails {
  const mails: Mail[] = [];
  return {
    outbox: {
      post: (tx, { mail }) => tx.afterCommit(() => void mails.push(mail)),
      close: async () => undefined,
    },
    async deliver() {
      if (config.smtpUrl === undefined) {
        for (const { to, subject, text } of mails)
          say(
            `SMTP_URL is not set, so this is shown here and nowhere else:\n\nTo: ${to}\nSubject: ${subject}\n\n${text}`,
          );
        return;
      }
      const smtp = createSmtpMailer({ url: config.smtpUrl, from: config.mailFrom });
      try {
        for (const mail of mails) {
          await smtp.send(mail);
          say(`mailed to ${mail.to}: ${mail.subject}`);
        }
      } catch (error) {
        if (!(error instanceof MailNotSent)) throw error;
        const { code, status } = error;
        throw new Error(
          `The change is saved, but the mail server did not accept the mail about it (${status ?? code}). Run doctor for the reason; admin reset sends a new mail.`,
        );
      } finally {
        await smtp.close();
      }
    },
  };
}
