import type { ComponentProps } from 'react';
import { Button } from './Button.tsx';

interface Props<Given> extends Pick<ComponentProps<typeof Button>, 'look' | 'children'> {
  /** A write as `useWrite` gives it. */
  write: { isPending: boolean; mutate: (given: Given, options: { onSuccess: () => void }) => void };
  given: Given;
  /** After the service has accepted it. */
  done: () => void;
}

/** A button that sends a write at once. */
export const WriteButton = <Given,>({ write, given, done, ...button }: Props<Given>) => (
  <Button {...button} busy={write.isPending} onClick={() => write.mutate(given, { onSuccess: done })} />
);
