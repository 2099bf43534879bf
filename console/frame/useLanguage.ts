import { useEffect, useState } from 'react';
import { languageNow, languageOf, speak, type Language } from '../texts/catalogue.ts';

/** The reader's language once its texts are there; null until then. If they cannot be loaded, it stays the former one. */
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
