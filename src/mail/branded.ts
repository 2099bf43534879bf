/** The HTML form of a mail, with the name, logo and colour of its workspace. */
import { escapeHtml } from '../lib/html.ts';
import type { Mail } from './mailer.ts';

/** The sender's appearance. */
export interface MailBrand {
  name: string;
  /** `#RRGGBB`, for the line at the top and for links; readable on white. */
  color: string;
  /** An absolute URL; null: the name is shown instead. */
  logoUrl: string | null;
}

/** Adds an HTML form to a mail. Its text stays, for programs that do not show HTML. */
export const branded = (mail: Mail, brand: MailBrand): Mail => ({ ...mail, html: htmlOf(mail, brand) });

/**
 * Uses tables and inline styles, because all mail programs understand them. Only the logo is loaded, with the
 * name as its alternative text, because most programs ask before they load images.
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

/** Escapes the text and turns URLs into links. */
const linked = (text: string, color: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)])/)
    .map((part, index) =>
      index % 2 === 0
        ? escapeHtml(part)
        : `<a href="${escapeHtml(part)}" style="color:${color};overflow-wrap:anywhere">${escapeHtml(part)}</a>`,
    )
    .join('');
