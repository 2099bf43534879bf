/**
 * Temporal's timers kept running while a release was stored, so timeouts of a day in its workflows have
 * passed.
 */
import { randomUUID } from 'node:crypto';
import { Client, Connection } from '@temporalio/client';

/**
 * Makes a workflow repeat its current step with the full time; its history up to that step stays. Call it
 * before a worker sees the timeout.
 */
export async function giveTimeAnew(address: string, workflowId: string): Promise<void> {
  const connection = await Connection.connect({ address });
  try {
    const client = new Client({ connection });
    const { events = [] } = await client.workflow.getHandle(workflowId).fetchHistory();
    const step = events!.findLastIndex((event) => event.activityTaskScheduledEventAttributes);
    // the workflow task that scheduled the step
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
