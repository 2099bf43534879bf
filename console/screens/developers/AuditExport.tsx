import { useState } from 'react';
import { callForFile } from '../../api/call.ts';
import type { Refusal } from '../../api/refusal.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { SelectField } from '../../parts/form/SelectField.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { textOf } from '../../parts/form/values.ts';
import { saveFile } from '../../parts/saveFile.ts';
import { developers as d } from '../../texts/developers.ts';

const FORMATS = ['csv', 'ndjson'].map((value) => ({ value, label: value.toUpperCase() }));

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

export function AuditExport({ close }: { close: () => void }) {
  const [state, setState] = useState<{ busy: boolean; refusal: Refusal | null }>({
    busy: false,
    refusal: null,
  });
  const download = async (values: FormData) => {
    setState({ busy: true, refusal: null });
    try {
      const query = {
        from: textOf(values, 'from'),
        to: textOf(values, 'to'),
        format: textOf(values, 'format'),
      };
      saveFile(await callForFile('exportAuditTrail', { query }));
      close();
    } catch (error) {
      setState({ busy: false, refusal: error as Refusal });
    }
  };
  return (
    <Dialog title={d.export} onClose={close}>
      <p>{d.exportText}</p>
      <Form
        refusal={state.refusal}
        onSubmit={(values) => void download(values)}
        actions={
          <Button type="submit" look="main" busy={state.busy}>
            {d.export}
          </Button>
        }
      >
        <TextField label={d.from} name="from" type="date" defaultValue={daysAgo(30)} required />
        <TextField label={d.to} name="to" type="date" defaultValue={daysAgo(0)} required />
        <SelectField label={d.format} name="format" required choices={FORMATS} />
      </Form>
    </Dialog>
  );
}
