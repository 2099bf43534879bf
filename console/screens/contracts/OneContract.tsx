import { useState } from 'react';
import type { Data } from '../../api/call.ts';
import { useCall, useWrite } from '../../api/query.ts';
import { CallDialog } from '../../contract/CallDialog.tsx';
import { Button } from '../../parts/button/Button.tsx';
import { WriteButton } from '../../parts/button/WriteButton.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { FileLink } from '../../parts/download/FileLink.tsx';
import { Facts } from '../../parts/facts/Facts.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { day, moment, money } from '../../parts/formats.ts';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Skeleton } from '../../parts/page/Page.tsx';
import { toast } from '../../parts/toast/toasts.ts';
import layout from '../../parts/layout/Layout.module.css';
import { contracts as s } from '../../texts/contracts.ts';
import { Amend } from './Amend.tsx';
import { Terminate } from './Terminate.tsx';

export type Contract = Data<'adminGetContract'>;

interface Props {
  id: string;
  /** Shows another contract in its place. */
  show: (id: string) => void;
  close: () => void;
}

/** The terms of a contract, its document, and the steps that are possible now. */
export function OneContract({ id, show, close }: Props) {
  const { data, error } = useCall('adminGetContract', { path: { contract_id: id } });
  const one = data?.data;
  return (
    <Dialog title={one ? `${one.title}, ${one.employee.name}` : s.title} look="drawer" onClose={close}>
      {error && <RefusalNotice refusal={error} />}
      {!one && !error && <Skeleton rows={8} />}
      {one && (
        <>
          <Facts
            rows={[
              [s.state, s.states[one.status] ?? one.status],
              [s.kind, s.kinds[one.type] ?? one.type],
              [s.version, one.number],
              [s.from, day(one.start_date)],
              [s.until, one.end_date && day(one.end_date)],
              [s.hours, one.weekly_hours],
              [
                s.salary,
                one.salary && one.currency && s.each(money(one.salary, one.currency), one.pay_period ?? ''),
              ],
              [s.notice, one.notice_days],
              [s.probation, one.probation_end && day(one.probation_end)],
              [
                s.signed,
                one.signature && s.signedBy(one.signature.full_name, moment(one.signature.signed_at)),
              ],
            ]}
          />
          {one.document && <FileLink path={`/api/v1/contracts/${id}/document/`} name={s.document} />}
          <Steps key={one.id} contract={one} show={show} close={close} />
        </>
      )}
    </Dialog>
  );
}

function Steps({ contract, show, close }: { contract: Contract } & Omit<Props, 'id'>) {
  const path = { contract_id: contract.id };
  const activate = useWrite('adminActivateContract', 'pto');
  const recall = useWrite('adminRecallContract', 'pto');
  const remove = useWrite('adminDeleteContract');
  const [form, setForm] = useState<'edit' | 'amend' | 'terminate' | null>(null);
  const may = (action: Contract['allowed_actions'][number]) => contract.allowed_actions.includes(action);
  const refusal = activate.error ?? recall.error ?? remove.error;
  const back = () => setForm(null);
  return (
    <>
      {may('attach') && <Attach id={contract.id} />}
      {refusal && <RefusalNotice refusal={refusal} />}
      {form === null && (
        <div className={layout['buttons']}>
          {may('activate') && (
            <>
              <WriteButton
                look="main"
                write={activate}
                given={{ path, body: { require_signature: true } }}
                done={() => toast(s.sent)}
              >
                {s.send}
              </WriteButton>
              <WriteButton write={activate} given={{ path, body: {} }} done={() => toast(s.activated)}>
                {s.activate}
              </WriteButton>
            </>
          )}
          {may('recall') && (
            <WriteButton write={recall} given={{ path }} done={() => toast(s.recalled)}>
              {s.recall}
            </WriteButton>
          )}
          {may('edit') && <Button onClick={() => setForm('edit')}>{s.edit}</Button>}
          {may('amend') && <Button onClick={() => setForm('amend')}>{s.amend}</Button>}
          {may('terminate') && <Button onClick={() => setForm('terminate')}>{s.terminate}</Button>}
          {may('delete') && (
            <WriteButton
              look="danger"
              write={remove}
              given={{ path }}
              done={() => {
                toast(s.removed);
                close();
              }}
            >
              {s.remove}
            </WriteButton>
          )}
        </div>
      )}
      {form === 'edit' && (
        <CallDialog
          operation="adminUpdateContract"
          path={path}
          record={contract}
          title={s.edit}
          close={back}
        />
      )}
      {form === 'amend' && <Amend contract={contract} show={show} back={back} />}
      {form === 'terminate' && <Terminate contract={contract} back={back} />}
    </>
  );
}

function Attach({ id }: { id: string }) {
  const write = useWrite('adminPutContractDocument');
  return (
    <Form
      label={s.attach}
      refusal={write.error}
      onSubmit={(values) =>
        write.mutate(
          { path: { contract_id: id }, body: values as never },
          { onSuccess: () => toast(s.attached) },
        )
      }
      actions={
        <Button type="submit" busy={write.isPending}>
          {s.attachDo}
        </Button>
      }
    >
      <TextField label={s.attach} name="file" type="file" accept="application/pdf" required />
    </Form>
  );
}
