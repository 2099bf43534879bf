import { useState } from 'react';
import { callForFile } from '../../api/call.ts';
import { useCall } from '../../api/query.ts';
import type { Refusal } from '../../api/refusal.ts';
import { Value } from '../../contract/Value.tsx';
import { Button } from '../../parts/button/Button.tsx';
import { saveFile } from '../../parts/saveFile.ts';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Section, Skeleton } from '../../parts/page/Page.tsx';
import { t } from '../../texts/index.ts';
import { Filters, isLacking, valuesOf, type CallProps } from './ListCall.tsx';

export function ReadCall(props: CallProps) {
  const { one, given } = props;
  return (
    <>
      <Filters {...props} />
      {!isLacking(one, given) && (one.data ? <Found {...props} /> : <Download {...props} />)}
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

function Download({ one, given }: CallProps) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    setRefusal(null);
    try {
      saveFile(await callForFile(one.id, valuesOf(one, given)));
    } catch (error) {
      setRefusal(error as Refusal);
    }
    setBusy(false);
  };
  return (
    <Section>
      {refusal && <RefusalNotice refusal={refusal} />}
      <div>
        <Button look="main" busy={busy} onClick={() => void download()}>
          {t.download}
        </Button>
      </div>
    </Section>
  );
}
