/** The languages of the console. English is built in; others are loaded when somebody reads them. */
import type * as german from './de/index.ts';

type Catalogues = typeof german;
export type Name = keyof Catalogues;

export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;

let language: Language = 'en';
let translated: Catalogues | null = null;

/**
 * Texts by name, in the language that is set when one is read. They must therefore be read while a page is drawn, not
 * when a module is loaded.
 */
export const catalogue = <Texts extends object>(name: Name, english: Texts): Texts =>
  new Proxy(english, {
    get: (_, text) => ((translated?.[name] ?? english) as never)[text],
  });

/** The language of a locale such as `de-AT`; English if it is none of ours. */
export const languageOf = (locale: string): Language => (/^de\b/i.test(locale) ? 'de' : 'en');

export const languageNow = (): Language => language;

/** Sets the language, and keeps it for the next sign-in in this browser. */
export async function speak(next: Language): Promise<void> {
  translated = next === 'de' ? await import('./de/index.ts') : null;
  language = next;
  document.documentElement.lang = next;
  localStorage.setItem(KEPT, next);
}

const KEPT = 'language';

/** The language before it is known who reads: the last one in this browser, else one that the browser asks for. */
export function firstLanguage(): Language {
  const kept = localStorage.getItem(KEPT);
  return languageOf(kept ?? navigator.languages.find((one) => /^(de|en)\b/i.test(one)) ?? 'en');
}
