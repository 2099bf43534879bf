import { useState, type ComponentType } from 'react';
import { pathWithin } from '../api/place.ts';
import { AcceptInvitation } from './AcceptInvitation.tsx';
import { ConfirmEmail } from './ConfirmEmail.tsx';
import { Door } from './Door.tsx';
import { ForgotPassword } from './ForgotPassword.tsx';
import { LeaverDocuments } from './LeaverDocuments.tsx';
import { entranceOf, type EntrancePath } from './pages.ts';
import { ResetPassword } from './ResetPassword.tsx';
import { SignIn } from './SignIn.tsx';

const PAGES: Record<EntrancePath, ComponentType<{ ways: Ways; said: string }>> = {
  '/invitations/accept': AcceptInvitation,
  '/password/forgot': ForgotPassword,
  '/password/reset': ResetPassword,
  '/email/confirm': ConfirmEmail,
  '/leaver-documents': LeaverDocuments,
};

/** What an entrance page can do: show another one, or go on as a signed-in person. */
export interface Ways {
  /** `said` is shown there, as what has happened. */
  show(path: EntrancePath | '/sign-in', said?: string): void;
  enter(): void;
}

export function Entrance({ enter }: { enter: () => void }) {
  const [place, setPlace] = useState({ path: pathWithin(), said: '' });
  const ways: Ways = {
    enter,
    show(path, said = '') {
      history.pushState(null, '', `/console${path}`);
      setPlace({ path, said });
    },
  };
  const page = entranceOf(place.path);
  const Shown = page ? PAGES[page] : SignIn;
  return (
    <Door>
      <Shown key={place.path} ways={ways} said={place.said} />
    </Door>
  );
}
