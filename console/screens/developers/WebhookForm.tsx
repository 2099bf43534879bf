import type { Data, Given } from '../../api/call.ts';
import { useWrite, useWriteKey } from '../../api/query.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Code } from '../../parts/copy/Code.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { ChoiceBoxes } from '../../parts/form/ChoiceBoxes.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { chosenOf, textOf } from '../../parts/form/values.ts';
import { Notice } from '../../parts/notice/Notice.tsx';
import { t } from '../../texts/index.ts';
import { developers as d } from '../../texts/developers.ts';
import { useEventSelections } from './events.ts';

export type Webhook = Data<'getWebhook'>;
type EventSelection = NonNullable<Given<'createWebhook'>['body']>['events'][number];

/** Adds a webhook, whose secret it then shows, or edits one. */
export function WebhookForm({ webhook, close }: { webhook?: Webhook; close: () => void }) {
  const choices = useEventSelections();
  const key = useWriteKey();
  const create = useWrite('createWebhook');
  const update = useWrite('updateWebhook');
  const made = create.data?.data;

  const submit = (values: FormData) => {
    const events = chosenOf<EventSelection>(values, 'events');
    const description = textOf(values, 'description');
    if (webhook) {
      const body = { url: textOf(values, 'url'), events, description: description || null };
      const ifMatch = `"${webhook.version}"`;
      update.mutate({ path: { webhook_id: webhook.id }, body, ifMatch }, { onSuccess: close });
    } else {
      const body = { url: textOf(values, 'url'), events, ...(description && { description }) };
      create.mutate({ body, idempotencyKey: key });
    }
  };

  return (
    <Dialog title={webhook ? d.edit : d.addWebhook} onClose={close}>
      {made ? (
        <>
          <p>{d.secretOnce}</p>
          <Code text={made.secret} label={t.secret} />
          <p>{d.signature}</p>
          <Warnings warnings={made.warnings ?? []} />
          <div>
            <Button look="main" onClick={close}>
              {t.close}
            </Button>
          </div>
        </>
      ) : (
        <Form
          refusal={create.error ?? update.error}
          onSubmit={submit}
          actions={
            <Button type="submit" look="main" busy={create.isPending || update.isPending}>
              {webhook ? t.save : d.addWebhook}
            </Button>
          }
        >
          <TextField
            label={d.url}
            name="url"
            hint={d.urlHint}
            type="url"
            defaultValue={webhook?.url}
            required
          />
          <TextField
            label={d.purpose}
            name="description"
            defaultValue={webhook?.description ?? ''}
            maxLength={200}
          />
          {choices.length > 0 && (
            <ChoiceBoxes
              label={d.chooseEvents}
              name="events"
              choices={choices}
              chosen={webhook?.events ?? []}
            />
          )}
        </Form>
      )}
    </Dialog>
  );
}

const Warnings = ({ warnings }: { warnings: readonly { code: string; detail: string }[] }) =>
  warnings.length > 0 && (
    <Notice look="wait">
      {d.warnings} {warnings.map(({ detail }) => detail).join(' ')}
    </Notice>
  );
