/** Temporal's clocks ran on while a release was kept: what its workflows had a day for is over. */
import { randomUUID } from 'node:crypto';
import { Client, Connection } from '@temporalio/client';

/**
 * Has a workflow make the step that it was at anew, with all of its time: the history up to the step stays. Call it before a worker
 * hears that the time is over.
 */
export async function giveTimeAnew(address: string, workflowId: string): Promise<void> {
  const connection = await Connection.connect({ address });
  try {
    const client = new Client({ connection });
    const { events = [] } = await client.workflow.getHandle(workflowId).fetchHistory();
    const step = events!.findLastIndex((event) => event.activityTaskScheduledEventAttributes);
    // the workflow task that decided on the step
    const decided = events![step]!.activityTaskScheduledEventAttributes!.workflowTaskCompletedEventId!;
    const { runId } = await client.workflow.getHandle(workflowId).describe();
    await client.workflowService.resetWorkflowExecution({
      namespace: 'default',
      workflowExecution: { workflowId, runId },
      workflowTaskFinishEventId: decided,
      requestId: randomUUID(),
      reason: 'the release was kept for longer than the step has',
    });
  } finally {
    await connection.close();
  }
}
