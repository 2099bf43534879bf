import { useMutation } from '@tanstack/react-query';
import { queries } from '../../api/query.ts';
import type { Refusal } from '../../api/refusal.ts';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { FormButtons } from '../../parts/form/FormButtons.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { textOf } from '../../parts/form/values.ts';
import { toast } from '../../parts/toast/toasts.ts';
import { t } from '../../texts/index.ts';
import { DENIALS } from './decisions.ts';

interface Props {
  one: { kind: string; id: string; title: string };
  close: () => void;
}

/** Asks for the reason, which the person reads. */
export function DenyDialog({ one: { kind, id, title }, close }: Props) {
  const deny = useMutation<unknown, Refusal, string>({
    mutationFn: (reason) => DENIALS[kind]!(id, reason),
    onSuccess() {
      void queries.invalidateQueries();
      toast(t.denied(title));
      close();
    },
  });
  return (
    <Dialog title={`${t.deny}: ${title}`} onClose={close}>
      <Form
        label={t.deny}
        refusal={deny.error}
        onSubmit={(values) => deny.mutate(textOf(values, 'reason').trim())}
        actions={<FormButtons text={t.deny} look="danger" busy={deny.isPending} cancel={close} />}
      >
        <TextField label={t.reason} name="reason" required maxLength={500} hint={t.reasonHint} />
      </Form>
    </Dialog>
  );
}
