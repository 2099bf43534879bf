import { useState } from 'react';
import { takeToken } from '../api/place.ts';
import { TextField } from '../parts/form/TextField.tsx';
import { t } from '../texts/index.ts';

/** The code of the mail whose link led here; empty if the person came without it and has to type it. */
export const useMailedCode = (): string => useState(takeToken)[0];

/** Asks for the code, unless the link had it. A refused code is shown so that it can be mended. */
export const MailedCode = ({ code, refused }: { code: string; refused: boolean }) =>
  code && !refused ? (
    <input type="hidden" name="token" value={code} />
  ) : (
    <TextField
      label={t.codeFromMail}
      name="token"
      defaultValue={code}
      autoComplete="off"
      required
      autoFocus={!code}
    />
  );
