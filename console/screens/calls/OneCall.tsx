import { useParams, useSearch } from '@tanstack/react-router';
import { useContract } from '../../contract/document.ts';
import { isList } from '../../contract/related.ts';
import { mayCall, useMe } from '../../frame/me.ts';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Nothing, Page, Skeleton } from '../../parts/page/Page.tsx';
import type { OperationId } from '../../generated/operations.ts';
import layout from '../../parts/layout/Layout.module.css';
import { t } from '../../texts/index.ts';
import { ListCall } from './ListCall.tsx';
import { ReadCall } from './ReadCall.tsx';
import { Related } from './Related.tsx';
import { WriteCall } from './WriteCall.tsx';
import styles from './Calls.module.css';

/** One operation, made from the contract: a list, a record or a file, or a form. */
export default function OneCall() {
  const me = useMe();
  const { operation: id } = useParams({ strict: false }) as { operation: string };
  const search = useSearch({ strict: false }) as Record<string, string>;
  const contract = useContract();
  const one = contract.data?.operations.get(id as OperationId);
  if (!contract.data || !one)
    return (
      <Page title={contract.data ? t.notFound : t.loading}>
        {contract.error && <RefusalNotice refusal={contract.error} again={() => void contract.refetch()} />}
        {contract.isPending && <Skeleton rows={8} />}
      </Page>
    );
  if (!mayCall(me, one.id))
    return (
      <Page title={one.summary}>
        <Nothing>{t.noAccess}</Nothing>
      </Page>
    );
  const Kind = one.method !== 'GET' ? WriteCall : isList(one) ? ListCall : ReadCall;
  return (
    // the words of the contract
    <div lang="en" className={layout['asIs']}>
      <Page
        key={one.id}
        title={one.summary}
        lead={<span className={styles['text']}>{plain(one.description)}</span>}
      >
        <Kind contract={contract.data} one={one} given={search} />
        <Related contract={contract.data} one={one} given={search} />
      </Page>
    </div>
  );
}

/** The first paragraph says who may call it; marks for code are for the reference. */
const plain = (markdown: string): string =>
  markdown
    .split(/\n{2,}/)
    .filter((paragraph) => !/^(Scope|Role|Any |Needs no|Open )/.test(paragraph))
    .map((paragraph) => paragraph.replaceAll('`', '').replace(/\n(?![-*|])/g, ' '))
    .join('\n\n')
    .trim();
