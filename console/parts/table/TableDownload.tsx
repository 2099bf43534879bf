import { useState } from 'react';
import { callForFile, type Request } from '../../api/call.ts';
import type { Refusal } from '../../api/refusal.ts';
import type { OperationId } from '../../generated/operations.ts';
import { t } from '../../texts/index.ts';
import { Button } from '../button/Button.tsx';
import { RefusalNotice } from '../notice/RefusalNotice.tsx';
import { saveFile } from '../saveFile.ts';

interface Props {
  operation: OperationId;
  /** The filters of the list on screen. */
  given: Request;
}

/** Saves all rows of a list as a CSV file, not only those on screen. */
export function TableDownload({ operation, given }: Props) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const download = async () => {
    setBusy(true);
    setRefusal(null);
    await callForFile(operation, given, 'text/csv').then(saveFile, setRefusal);
    setBusy(false);
  };
  return (
    <>
      {refusal && <RefusalNotice refusal={refusal} />}
      <Button busy={busy} onClick={() => void download()}>
        {t.downloadCsv}
      </Button>
    </>
  );
}
