import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { TextField } from 'react-aria-components/TextField';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { t } from '../texts/index.ts';
import { useMe } from './me.ts';
import { areasFor, screensFor } from './navigation.ts';
import styles from './Palette.module.css';

interface Entry {
  id: string;
  label: string;
  to: string;
  search?: Record<string, string>;
}

/** Goes to a screen by its name. */
export function Palette({ close }: { close: () => void }) {
  const me = useMe();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const entries = useMemo<Entry[]>(
    () => [
      ...screensFor(me).map(({ to, label }) => ({ id: to, label, to })),
      ...areasFor(me).map(({ area, label }) => ({ id: area, label, to: '/calls', search: { area } })),
    ],
    [me],
  );
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const found = entries.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
  const go = (key: string) => {
    const entry = found.find(({ id }) => id === key);
    close();
    if (entry) void navigate({ to: entry.to, ...(entry.search && { search: entry.search }) } as never);
  };
  return (
    <Dialog title={t.search} onClose={close}>
      <Autocomplete inputValue={typed} onInputChange={setTyped}>
        <TextField aria-label={t.searchHint} autoFocus>
          <Input className={styles['input']} placeholder={t.searchHint} />
        </TextField>
        <ListBox
          aria-label={t.search}
          className={styles['list']}
          items={found}
          renderEmptyState={() => t.nothingFound}
          onAction={(key) => go(String(key))}
        >
          {({ label }) => <ListBoxItem className={styles['item']}>{label}</ListBoxItem>}
        </ListBox>
      </Autocomplete>
    </Dialog>
  );
}
