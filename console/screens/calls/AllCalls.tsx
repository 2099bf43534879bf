import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useContract } from '../../contract/document.ts';
import { byArea, namesIn } from '../../contract/related.ts';
import { inWords } from '../../contract/schema.ts';
import { mayCall, useMe } from '../../frame/me.ts';
import { TextField } from '../../parts/form/TextField.tsx';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Nothing, Page, Section, Skeleton } from '../../parts/page/Page.tsx';
import { t } from '../../texts/index.ts';
import styles from './Calls.module.css';

/** Every operation that the person may call, by area. */
export default function AllCalls() {
  const me = useMe();
  const navigate = useNavigate();
  const { area, q = '' } = useSearch({ strict: false }) as { area?: string; q?: string };
  const contract = useContract();
  const title = area ? (t.areasOf[area] ?? inWords(area)) : t.allCalls;
  if (!contract.data)
    return (
      <Page title={title}>
        {contract.error ? (
          <RefusalNotice refusal={contract.error} again={() => void contract.refetch()} />
        ) : (
          <Skeleton rows={12} />
        )}
      </Page>
    );
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const { operations } = contract.data;
  const areas = byArea(contract.data, (id) => {
    const { summary, area: own, id: name } = operations.get(id)!;
    const text = `${summary} ${name} ${own}`.toLowerCase();
    return mayCall(me, id) && (!area || own === area) && words.every((word) => text.includes(word));
  });
  const found = [...areas.values()].flat().length;
  return (
    <Page title={title} lead={t.callsLead}>
      <TextField
        label={t.filter}
        name="q"
        type="search"
        value={q}
        onChange={({ target }) =>
          void navigate({ to: '/calls', search: { area, q: target.value } as never, replace: true })
        }
      />
      <p role="status">{t.calls(found)}</p>
      {found === 0 && <Nothing>{t.nothingFound}</Nothing>}
      {[...areas].map(([name, calls]) => (
        <Section key={name} title={t.areasOf[name] ?? inWords(name)}>
          <ul lang="en" className={styles['calls']}>
            {calls.map((one) => (
              <li key={one.id}>
                <Link to="/calls/$operation" params={{ operation: one.id }} className={styles['call']}>
                  <span className={styles['method']} data-method={one.method}>
                    {one.method}
                  </span>
                  <span>{one.summary}</span>
                  <span className={styles['muted']}>{namesIn(one.path).map(inWords).join(', ')}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </Page>
  );
}
