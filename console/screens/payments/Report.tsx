import { useState } from 'react';
import { useWrite, useWriteKey } from '../../api/query.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { toast } from '../../parts/toast/toasts.ts';
import { payments as s } from '../../texts/payments.ts';
import { JobResult } from './JobResult.tsx';

/** What the bank says of runs. Sent again, it changes nothing. */
export function Report({ close }: { close: () => void }) {
  const send = useWrite('importBankReport');
  const key = useWriteKey();
  const [job, setJob] = useState<string | null>(null);
  return (
    <Dialog title={s.report} onClose={close}>
      <Form
        label={s.report}
        refusal={send.error}
        onSubmit={(body) =>
          send.mutate(
            { body, idempotencyKey: key },
            {
              onSuccess({ data }) {
                toast(s.reported);
                setJob(data.id);
              },
            },
          )
        }
        actions={
          <Button type="submit" look="main" busy={send.isPending}>
            {s.report}
          </Button>
        }
      >
        <TextField
          label={s.report}
          name="file"
          type="file"
          required
          accept=".xml,application/xml"
          hint={s.reportHint}
        />
      </Form>
      {job && <JobResult id={job} />}
    </Dialog>
  );
}
