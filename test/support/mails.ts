/** Reads the mails that a service writes into a folder. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Mail {
  to: string;
  subject: string;
  /** The other headers, by name. */
  headers: Record<string, string>;
  text: string;
  /** The HTML part; null if there is none. */
  html: string | null;
}

/** Waits up to a second for `count` mails to an address: they are sent after the response. Oldest first. */
export async function mailsTo(folder: string, address: string, count = 1): Promise<Mail[]> {
  for (let tries = 0; ; tries += 1) {
    const found = readMails(folder).filter(({ to }) => to === address);
    if (found.length >= count || tries === 50) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function readMails(folder: string): Mail[] {
  let names: string[] = [];
  try {
    names = readdirSync(folder).sort();
  } catch {
    // the folder does not exist before the first mail
  }
  return names.map((name) => {
    const [head = '', ...rest] = readFileSync(path.join(folder, name), 'utf8').split('\r\n\r\n');
    const boundary = /^Content-Type: multipart\/alternative; boundary="(.*)"/m.exec(head)?.[1];
    const forms = rest.join('\r\n\r\n').split(`--${boundary}`);
    const bodyOf = (form: string) => form.slice(form.indexOf('\r\n\r\n') + 4).replace(/(\r\n)+$/, '');
    const text = boundary === undefined ? rest.join('\n\n') : bodyOf(forms[1]!);
    const html = boundary === undefined ? null : bodyOf(forms[2]!);
    const header = (field: string) => new RegExp(`^${field}: (.*)$`, 'm').exec(head)?.[1]?.trim() ?? '';
    const headers = Object.fromEntries(
      [...head.matchAll(/^([\w-]+): (.*?)\r?$/gm)].map(([, name, value]) => [name!, value!]),
    );
    return { to: header('To'), subject: header('Subject'), headers, text, html };
  });
}
