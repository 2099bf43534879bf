import { useMe } from '../../frame/me.ts';
import { Page } from '../../parts/page/Page.tsx';
import { t } from '../../texts/index.ts';
import { Password } from './Password.tsx';
import { Sessions } from './Sessions.tsx';
import { TwoFactor } from './TwoFactor.tsx';

/** How the person signs in: second factor, password, sessions. */
export default function Me() {
  const { user } = useMe();
  return (
    <Page title={t.security} lead={user?.email}>
      <TwoFactor />
      <Password />
      <Sessions />
    </Page>
  );
}
