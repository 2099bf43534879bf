import { useCall } from '../../api/query.ts';
import { Value } from '../../contract/Value.tsx';
import { Download } from '../../parts/download/Download.tsx';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Section, Skeleton } from '../../parts/page/Page.tsx';
import { t } from '../../texts/index.ts';
import { Filters, isLacking, valuesOf, type CallProps } from './ListCall.tsx';

export function ReadCall(props: CallProps) {
  const { one, given } = props;
  return (
    <>
      <Filters {...props} />
      {!isLacking(one, given) && (one.data ? <Found {...props} /> : <File {...props} />)}
    </>
  );
}

function Found({ contract, one, given }: CallProps) {
  const { data, error, refetch } = useCall(one.id as never, valuesOf(one, given) as never);
  if (error) return <RefusalNotice refusal={error} again={() => void refetch()} />;
  if (!data) return <Skeleton />;
  return (
    <Section>
      <Value value={(data as { data: unknown }).data} schema={one.data!} resolve={contract.resolve} />
    </Section>
  );
}

const File = ({ one, given }: CallProps) => (
  <Section>
    <Download look="main" operation={one.id} given={valuesOf(one, given)}>
      {t.download}
    </Download>
  </Section>
);
