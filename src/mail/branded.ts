/** The second form of a mail: its text as HTML, with the name, logo and colour of its workspace. */
import { escapeHtml } from '../lib/html.ts';
import type { Mail } from './mailer.ts';

/** Whose mail it is. */
export interface MailBrand {
  name: string;
  /** Of the line at the top and of links: `#RRGGBB`, readable on white. */
  color: string;
  /** An absolute address; null: the name stands in its place. */
  logoUrl: string | null;
}

/** The mail with its text as HTML, too. Programs that show no HTML, and people who want none, have the text. */
export const branded = (mail: Mail, brand: MailBrand): Mail => ({ ...mail, html: htmlOf(mail, brand) });

/**
 * Tables and styles at each element, because that is what all mail programs understand. Nothing is loaded but the logo, which
 * has the name as its text: most programs ask before they show pictures.
 */
const htmlOf = (
  { subject, text }: Pick<Mail, 'subject' | 'text'>,
  { name, color, logoUrl }: MailBrand,
): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#f3f5f8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f5f8"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border-top:4px solid ${color}">
<tr><td style="padding:24px 32px 0;${FONT};font-size:18px;font-weight:600;color:${color}">${
  logoUrl === null
    ? escapeHtml(name)
    : `<img src="${escapeHtml(logoUrl)}" alt="${escapeHtml(name)}" height="40" style="display:block;height:40px;max-width:240px;border:0">`
}</td></tr>
<tr><td style="padding:20px 32px 28px;${FONT};font-size:15px;line-height:1.55;color:#18202b">
${paragraphsOf(text, color)}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;

const FONT = `font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif`;

const paragraphsOf = (text: string, color: string): string =>
  text
    .trim()
    .split(/\n{2,}/)
    .map(
      (paragraph) => `<p style="margin:0 0 14px">${linked(paragraph, color).replaceAll('\n', '<br>\n')}</p>`,
    )
    .join('\n');

/** Addresses become links; everything else is text, whatever it looks like. */
const linked = (text: string, color: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)])/)
    .map((part, index) =>
      index % 2 === 0
        ? escapeHtml(part)
        : `<a href="${escapeHtml(part)}" style="color:${color};overflow-wrap:anywhere">${escapeHtml(part)}</a>`,
    )
    .join('');
