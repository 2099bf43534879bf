import type { ComponentProps } from 'react';
import { t } from '../../texts/index.ts';
import { Button } from '../button/Button.tsx';

interface Props extends Pick<ComponentProps<typeof Button>, 'look'> {
  text: string;
  busy: boolean;
  cancel: () => void;
}

/** The buttons of a form that can be left without sending it. */
export const FormButtons = ({ text, look = 'main', busy, cancel }: Props) => (
  <>
    <Button type="submit" look={look} busy={busy}>
      {text}
    </Button>
    <Button onClick={cancel}>{t.cancel}</Button>
  </>
);
