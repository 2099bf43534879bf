import { useState, type ComponentProps } from 'react';
import { callForFile, type Request } from '../../api/call.ts';
import type { Refusal } from '../../api/refusal.ts';
import type { OperationId } from '../../generated/operations.ts';
import { Button } from '../button/Button.tsx';
import { RefusalNotice } from '../notice/RefusalNotice.tsx';
import { saveFile } from '../saveFile.ts';

interface Props extends Pick<ComponentProps<typeof Button>, 'look' | 'children'> {
  operation: OperationId;
  given: Request;
  /** The media type, where the operation answers with several. */
  type?: string;
}

/** A button that saves the file which a call answers with. */
export function Download({ operation, given, type, ...button }: Props) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const download = async () => {
    setBusy(true);
    setRefusal(null);
    await callForFile(operation, given, type).then(saveFile).catch(setRefusal);
    setBusy(false);
  };
  return (
    <>
      {refusal && <RefusalNotice refusal={refusal} />}
      <div>
        <Button {...button} busy={busy} onClick={() => void download()} />
      </div>
    </>
  );
}
