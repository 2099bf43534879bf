import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { TextField } from 'react-aria-components/TextField';
import { call } from '../api/call.ts';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { t } from '../texts/index.ts';
import { useMe } from './me.ts';
import { areasFor, screensFor } from './navigation.ts';
import styles from './Palette.module.css';

interface Entry {
  id: string;
  label: string;
  detail: string;
  /** Path below /console, with its search. */
  to: string;
}

/** From so many signs on the service is asked. */
const LEAST = 2;

/** Goes to a screen by its name, and to what the service finds: people, records, calls. */
export function Palette({ close }: { close: () => void }) {
  const { history } = useRouter();
  const [typed, setTyped] = useState('');
  const places = usePlaces(typed);
  const { found, settled } = useFound(typed);
  const entries = [...places, ...found];
  // Enter before the answer has come goes to the first that is found
  const [entered, setEntered] = useState(false);
  const first = entered && (settled || places.length > 0) ? entries[0]?.id : undefined;
  useEffect(() => {
    if (first !== undefined) go(first);
    else if (entered && settled) setEntered(false);
  }, [first, entered, settled]);
  const go = (key: string) => {
    const entry = entries.find(({ id }) => id === key);
    close();
    if (entry) history.push(`/console${entry.to}`);
  };
  return (
    <Dialog title={t.search} onClose={close}>
      <Autocomplete inputValue={typed} onInputChange={setTyped}>
        <TextField aria-label={t.searchHint} autoFocus>
          <Input
            className={styles['input'] ?? ''}
            placeholder={t.searchHint}
            onKeyDown={({ key, currentTarget }) => {
              if (key === 'Enter' && !currentTarget.getAttribute('aria-activedescendant')) setEntered(true);
            }}
          />
        </TextField>
        <ListBox
          aria-label={t.search}
          className={styles['list'] ?? ''}
          items={entries}
          renderEmptyState={() => t.nothingFound}
          onAction={(key) => go(String(key))}
        >
          {({ label, detail }) => (
            <ListBoxItem className={styles['item'] ?? ''} textValue={label}>
              <span>{label}</span>
              <span className={styles['detail']}>{detail}</span>
            </ListBoxItem>
          )}
        </ListBox>
      </Autocomplete>
    </Dialog>
  );
}

/** Screens and areas whose names have all words. */
function usePlaces(typed: string): Entry[] {
  const me = useMe();
  const all = useMemo<Entry[]>(
    () => [
      ...screensFor(me).map(({ to, label }) => ({ id: to, label, detail: '', to })),
      ...areasFor(me).map(({ area, label }) => ({ id: area, label, detail: '', to: `/calls?area=${area}` })),
    ],
    [me],
  );
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return all.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
}

/** What the service finds. While it is asked again, what it has found before stays; it is then not settled. */
function useFound(typed: string): { found: Entry[]; settled: boolean } {
  const q = useDeferredValue(typed.trim());
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['search', q],
    enabled: q.length >= LEAST,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call('search', { query: { q }, signal }),
  });
  if (q.length < LEAST) return { found: [], settled: true };
  const settled = data !== undefined && !isPlaceholderData && q === typed.trim();
  const found = (data?.data ?? []).map(({ kind, id, title, detail, url }) => ({
    id: `${kind} ${id}`,
    label: title,
    detail: [t.kinds[kind] ?? kind, detail].filter(Boolean).join(' · '),
    to: url,
  }));
  return { found, settled };
}
