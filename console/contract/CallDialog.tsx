import { useMutation } from '@tanstack/react-query';
import { call, type Answer } from '../api/call.ts';
import { queries, useWriteKey } from '../api/query.ts';
import type { Refusal } from '../api/refusal.ts';
import type { OperationId } from '../generated/operations.ts';
import { Button } from '../parts/button/Button.tsx';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { Form } from '../parts/form/Form.tsx';
import { RefusalNotice } from '../parts/notice/RefusalNotice.tsx';
import { Skeleton } from '../parts/page/Page.tsx';
import { toast } from '../parts/toast/toasts.ts';
import layout from '../parts/layout/Layout.module.css';
import { bodyOf } from './bodyOf.ts';
import { useContract } from './document.ts';
import { SchemaFields } from './SchemaFields.tsx';

interface Props {
  operation: OperationId;
  path?: Readonly<Record<string, string>>;
  /** The record that is edited. Its version must still be the newest. */
  record?: Readonly<Record<string, unknown>> | undefined;
  title?: string;
  close: () => void;
}

/** A write whose form is made from the contract, over the screen that it belongs to. */
export function CallDialog({ operation, path = {}, record, title, close }: Props) {
  const contract = useContract();
  const one = contract.data?.operations.get(operation);
  const key = useWriteKey();
  const write = useMutation<Answer<unknown>, Refusal, FormData>({
    mutationFn: (values) =>
      call(operation, {
        path,
        body: bodyOf(values, one!.body!, contract.data!.resolve, record),
        ...(typeof record?.['version'] === 'number' && { ifMatch: `"${record['version']}"` }),
        idempotencyKey: key,
      } as never) as Promise<Answer<unknown>>,
    onSuccess: ({ message }) => {
      void queries.invalidateQueries();
      toast(message);
      close();
    },
  });
  return (
    <Dialog title={title ?? one?.summary ?? ''} onClose={close}>
      {contract.error && <RefusalNotice refusal={contract.error} again={() => void contract.refetch()} />}
      {contract.isPending && <Skeleton />}
      {one && contract.data && (
        <Form
          refusal={write.error}
          onSubmit={(values) => write.mutate(values)}
          actions={
            <Button type="submit" look="main" busy={write.isPending}>
              {title ?? one.summary}
            </Button>
          }
        >
          {one.body && (
            <div lang="en" className={layout['asIs']}>
              <SchemaFields
                name=""
                schema={one.body}
                resolve={contract.data.resolve}
                required
                value={record}
              />
            </div>
          )}
        </Form>
      )}
    </Dialog>
  );
}
