import { useDeferredValue, useState } from 'react';
import { TextField } from './TextField.tsx';

/** A field whose text filters a list while it is typed: `query` is the filter, empty without a text. */
export function useSearchField(label: string) {
  const [text, setText] = useState('');
  const q = useDeferredValue(text.trim());
  return {
    query: q === '' ? {} : { q },
    field: (
      <TextField
        label={label}
        name="q"
        type="search"
        required
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    ),
  };
}
