import { Link } from '@tanstack/react-router';
import { useMe } from '../../frame/me.ts';
import { areasFor, screensFor } from '../../frame/navigation.ts';
import { Page, Section } from '../../parts/page/Page.tsx';
import { t } from '../../texts/index.ts';
import styles from './Home.module.css';

/** Where somebody begins: the screens and areas that are theirs. */
export default function Home() {
  const me = useMe();
  const screens = screensFor(me).filter(({ to }) => to !== '/');
  return (
    <Page title={t.hello(me.user?.first_name ?? '')} lead={me.workspace.name}>
      <Section>
        <ul className={styles['tiles']}>
          {screens.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className={styles['tile']}>
                {label}
              </Link>
            </li>
          ))}
          {areasFor(me).map(({ area, label }) => (
            <li key={area}>
              <Link to="/calls" search={{ area } as never} className={styles['tile']}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}
