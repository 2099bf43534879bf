import { Link } from '@tanstack/react-router';
import { signOut } from '../api/session.ts';
import { Button } from '../parts/button/Button.tsx';
import { SelectField } from '../parts/form/SelectField.tsx';
import { Icon } from '../parts/icon/Icon.tsx';
import { t } from '../texts/index.ts';
import { Bell } from './Bell.tsx';
import styles from './Frame.module.css';
import { useMe } from './me.ts';
import type { Theme } from './theme.ts';
import type { Notices } from './useNotices.ts';
import { usePreferredTheme } from './usePreferredTheme.ts';
import { classes } from '../parts/classes.ts';

interface Props {
  notices: Notices;
  search: () => void;
  menu: boolean;
  setMenu: (open: boolean) => void;
}

export function TopBar({ notices: { unread }, search, menu, setMenu }: Props) {
  return (
    <header className={styles['top']}>
      <Button
        look="quiet"
        className={styles['opener']}
        aria-label={t.menu}
        aria-expanded={menu}
        aria-controls="navigation"
        onClick={() => setMenu(!menu)}
      >
        <Icon name={menu ? 'close' : 'menu'} />
      </Button>
      <Button className={styles['search']} onClick={search}>
        <Icon name="search" />
        <span>{t.searchHint}</span>
        <kbd aria-hidden>Ctrl K</kbd>
      </Button>
      <div className={styles['space']} />
      <Bell unread={unread} />
      <Account />
    </header>
  );
}

function Account() {
  const { user, role, workspace } = useMe();
  const [theme, choose] = usePreferredTheme();
  return (
    <>
      <Button look="quiet" aria-label={t.account} popoverTarget="account">
        <Icon name="person" />
      </Button>
      <div id="account" popover="auto" className={classes(styles['menu'], styles['account'])}>
        <div className={styles['person']}>
          <strong>{user?.name}</strong>
          <span className={styles['muted']}>{user?.email}</span>
          <span className={styles['muted']}>
            {workspace.name} · {t.roles[role] ?? role}
          </span>
        </div>
        <div className={styles['stack']}>
          <Link to="/me">{t.security}</Link>
          <SelectField
            label={t.theme}
            name="theme"
            required
            value={theme}
            choices={Object.entries(t.themes).map(([value, label]) => ({ value, label }))}
            onChange={({ target }) => choose(target.value as Theme)}
          />
          <Button onClick={() => void signOut()}>
            <Icon name="out" />
            {t.signOut}
          </Button>
        </div>
      </div>
    </>
  );
}
