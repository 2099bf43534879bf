import type { Answer, Call } from '../../../contract.ts';
import { audit, changedFields } from '../../../events/audit.ts';
import type { Theme as Shown, ThemeInput } from '../../../generated/types.ts';
import { textOrNull } from '../../../lib/texts.ts';
import { expectVersion, invalid, type FieldErrors } from '../../../problem.ts';
import { presentTheme } from '../present/branding.ts';
import { contrast, LEAST_CONTRAST, ratioText, WHITE } from '../../../workspace/contrast.ts';
import { brandingForChange, setTheme, type Theme } from '../store/branding.ts';

/** Replaces the whole theme; writes nothing if it does not change. Logos are not part of it. */
export default async function putTheme(call: Call<'putTheme'>): Promise<Answer<'putTheme'>> {
  const { body, ifMatch, db } = call;
  const row = await db.one(brandingForChange);
  expectVersion(ifMatch, row.version);
  const theme = themeOf(body);
  const [before, wanted] = [presentTheme(row), presentTheme({ ...row, theme })];
  assertReadable(wanted);
  const changes = changedFields(FIELDS, before, wanted);
  if (Object.keys(changes).length === 0) return { status: 200, data: before, version: row.version };
  const after = await db.one(setTheme, { theme: JSON.stringify(theme) });
  audit(call, { action: 'updated', resource: 'theme', id: row.id, changes });
  return { status: 200, data: presentTheme(after), version: after.version };
}

const FIELDS = [
  'primary_color',
  'primary_text_color',
  'accent_color',
  'accent_text_color',
  'login_text',
  'support_email',
  'font',
] as const;

/** Stores only values that are set, so that the others follow later changes of the defaults. */
function themeOf(body: ThemeInput): Theme {
  const given = {
    ...body,
    login_text: textOrNull(body.login_text),
    support_email: textOrNull(body.support_email),
  };
  return Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== null && value !== undefined),
  ) as Theme;
}

/** Throws 422 with the contrast of each colour that is too low on white or under its text. */
function assertReadable(theme: Shown): void {
  const errors: FieldErrors = {};
  for (const name of ['primary', 'accent'] as const) {
    const [color, text] = [theme[`${name}_color`], theme[`${name}_text_color`]];
    const [onWhite, below] = [contrast(color, WHITE), contrast(color, text)];
    if (onWhite < LEAST_CONTRAST) errors[`${name}_color`] = [tooLow(onWhite, 'with white')];
    if (below < LEAST_CONTRAST) errors[`${name}_text_color`] = [tooLow(below, `with ${color}`)];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors, 'contrast_too_low');
}

const tooLow = (ratio: number, place: string): string =>
  `The contrast ${place} is ${ratioText(ratio)}; it must be ${LEAST_CONTRAST}:1 at least.`;
