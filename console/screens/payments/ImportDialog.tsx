import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useWriteKey } from '../../api/query.ts';
import type { Refusal } from '../../api/refusal.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { payments as s } from '../../texts/payments.ts';
import { JobResult } from './JobResult.tsx';

interface Props {
  what: 'rows' | 'documents';
  month: string;
  close: () => void;
}

/** Rows of payslips from a file, or their PDFs from a ZIP. What became of each row is shown. */
export function ImportDialog({ what, month, close }: Props) {
  const key = useWriteKey();
  const [job, setJob] = useState<string | null>(null);
  const send = useMutation<string, Refusal, File>({
    async mutationFn(file) {
      if (what === 'rows') {
        const type = /\.(nd)?jsonl?$/i.test(file.name) ? 'application/x-ndjson' : 'text/csv';
        const body = new Blob([file], { type });
        return (await call('importPayslips', { body: body as never, idempotencyKey: key })).data.id;
      }
      const form = new FormData();
      form.set('month', month);
      form.set('file', file);
      return (await call('importPayslipDocuments', { body: form, idempotencyKey: key })).data.id;
    },
    onSuccess: setJob,
  });
  const title = what === 'rows' ? s.importRows : s.addDocuments;
  return (
    <Dialog title={title} onClose={close}>
      <Form
        label={title}
        refusal={send.error}
        onSubmit={(values) => {
          const file = values.get('file');
          if (file instanceof File && file.size > 0) send.mutate(file);
        }}
        actions={
          <Button type="submit" look="main" busy={send.isPending}>
            {title}
          </Button>
        }
      >
        <TextField
          label={what === 'rows' ? s.rowsFile : s.archive}
          name="file"
          type="file"
          required
          accept={what === 'rows' ? '.csv,.jsonl,.ndjson' : '.zip'}
          hint={what === 'rows' ? s.importHint : s.documentsHint}
        />
      </Form>
      {job && <JobResult id={job} />}
    </Dialog>
  );
}
