import { Link } from '@tanstack/react-router';
import { namesIn, relatedTo } from '../../contract/related.ts';
import { mayCall, useMe } from '../../frame/me.ts';
import { Section } from '../../parts/page/Page.tsx';
import { t } from '../../texts/index.ts';
import styles from './Calls.module.css';
import type { CallProps } from './ListCall.tsx';

/** What else can be done with the same thing, with its id filled in. */
export function Related({ contract, one, given }: CallProps) {
  const me = useMe();
  const related = relatedTo(contract, one).filter(({ id }) => mayCall(me, id));
  if (related.length === 0) return null;
  const kept = Object.fromEntries(namesIn(one.path).map((name) => [name, given[name] ?? '']));
  return (
    <Section title={t.related}>
      <div className={styles['related']}>
        {related.map(({ id, summary }) => (
          <Link key={id} to="/calls/$operation" params={{ operation: id }} search={kept as never}>
            {summary}
          </Link>
        ))}
      </div>
    </Section>
  );
}
