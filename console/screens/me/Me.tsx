import { useMe } from '../../frame/me.ts';
import { Page } from '../../parts/page/Page.tsx';
import { me as s } from '../../texts/me.ts';
import { Address } from './Address.tsx';
import { Notices } from './Notices.tsx';
import { Password } from './Password.tsx';
import { Profile } from './Profile.tsx';
import { Sessions } from './Sessions.tsx';
import { TwoFactor } from './TwoFactor.tsx';

/** The person's profile and address, and how they sign in. */
export default function Me() {
  const { user } = useMe();
  return (
    <Page title={s.title} lead={user?.email}>
      <Profile />
      <Address />
      <Notices />
      <TwoFactor />
      <Password />
      <Sessions />
    </Page>
  );
}
