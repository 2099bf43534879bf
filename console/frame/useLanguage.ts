import { useEffect, useState } from 'react';
import { languageNow, languageOf, speak, type Language } from '../texts/catalogue.ts';

/** The reader's language, or null while its texts are loaded. If they cannot be loaded, the page keeps its texts. */
export function useLanguage(locale: string | undefined): Language | null {
  const [spoken, setSpoken] = useState(languageNow);
  const wanted = locale === undefined ? null : languageOf(locale);
  useEffect(() => {
    if (wanted === null || wanted === spoken) return;
    const done = () => setSpoken(wanted);
    void speak(wanted).then(done, done);
  }, [wanted, spoken]);
  return wanted === spoken ? spoken : null;
}
