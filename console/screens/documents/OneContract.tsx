import type { Data } from '../../api/call.ts';
import { useCall, useWrite } from '../../api/query.ts';
import { useMe } from '../../frame/me.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { FileLink } from '../../parts/download/FileLink.tsx';
import { CheckField } from '../../parts/form/CheckField.tsx';
import { Facts } from '../../parts/facts/Facts.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { textOf } from '../../parts/form/values.ts';
import { day, moment, money } from '../../parts/formats.ts';
import { RefusalNotice } from '../../parts/notice/RefusalNotice.tsx';
import { Skeleton } from '../../parts/page/Page.tsx';
import { toast } from '../../parts/toast/toasts.ts';
import { documents as s } from '../../texts/documents.ts';

/** The terms of a contract and its document. It is signed with the full name. */
export function OneContract({ id, close }: { id: string; close: () => void }) {
  const { data, error } = useCall('getContract', { path: { contract_id: id } });
  const one = data?.data;
  return (
    <Dialog title={one?.title ?? s.contracts} look="drawer" onClose={close}>
      {error && <RefusalNotice refusal={error} />}
      {!one && !error && <Skeleton rows={8} />}
      {one && (
        <>
          <Facts
            rows={[
              [s.state, s.states[one.status] ?? one.status],
              [s.from, day(one.start_date)],
              [s.until, one.end_date && day(one.end_date)],
              [s.hours, one.weekly_hours],
              [
                s.salary,
                one.salary === null
                  ? null
                  : s.each(money(one.salary, one.currency ?? 'EUR'), one.pay_period ?? ''),
              ],
              [s.notice, one.notice_days],
              [s.probation, one.probation_end && day(one.probation_end)],
              ...(one.signature
                ? [[s.signed, s.signedBy(one.signature.full_name, moment(one.signature.signed_at))] as const]
                : []),
            ]}
          />
          {one.document ? (
            <FileLink path={`/api/v1/contracts/${id}/document/`} name={s.document} />
          ) : (
            <p>{s.noDocument}</p>
          )}
          {one.allowed_actions.includes('sign') && <Sign contract={one} />}
        </>
      )}
    </Dialog>
  );
}

function Sign({ contract: { id } }: { contract: Data<'getContract'> }) {
  const me = useMe();
  const sign = useWrite('signContract', 'profile');
  return (
    <Form
      label={s.sign}
      refusal={sign.error}
      onSubmit={(values) =>
        sign.mutate(
          {
            path: { contract_id: id },
            body: {
              full_name: textOf(values, 'full_name').trim(),
              accepted: values.get('accepted') !== null,
            } as never,
          },
          { onSuccess: () => toast(s.signDone) },
        )
      }
      actions={
        <Button type="submit" look="main" busy={sign.isPending}>
          {s.sign}
        </Button>
      }
    >
      <TextField
        label={s.fullName}
        name="full_name"
        required
        hint={s.fullNameHint}
        placeholder={me.user?.name}
        autoComplete="name"
      />
      <CheckField label={s.accept} name="accepted" />
    </Form>
  );
}
