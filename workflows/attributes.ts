import { upsertSearchAttributes } from '@temporalio/workflow';
import { defineSearchAttributeKey } from '@temporalio/common';

const deliveryState = defineSearchAttributeKey('DeliveryState', 'KEYWORD');
const lastStatus = defineSearchAttributeKey('LastStatus', 'INT');

export type DeliveryState = 'retrying' | 'held' | 'delivered' | 'failed' | 'stopped';

/** Updates the search attributes by which operators find a delivery. `status` null: keeps the last status. */
export function showState(state: DeliveryState, status: number | null = null): void {
  upsertSearchAttributes([
    { key: deliveryState, value: state },
    ...(status === null ? [] : [{ key: lastStatus, value: status }]),
  ]);
}
