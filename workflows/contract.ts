/**
 * What passes between the service and its workflows: ids, counts, waits and codes. Nothing else may enter a history:
 * no payload, URL, e-mail or secret (HR data, and histories are kept elsewhere, for longer, readable by operators).
 */

/** Names of the workflows, as they are started. */
export const workflowNames = {
  endpoint: 'webhookEndpoint',
  delivery: 'webhookDelivery',
  timedJob: 'timedJob',
} as const;

/** Names of the signals. */
export const signalNames = {
  /** To an endpoint's sender: something is due. */
  wake: 'wake',
  /** To a delivery: make the next attempt now. */
  retryNow: 'retryNow',
  /** To a delivery: its webhook is gone, stop. */
  webhookDeleted: 'webhookDeleted',
  /** To a delivery: its webhook sends again. */
  webhookResumed: 'webhookResumed',
} as const;

/** Types of the failures that end a delivery's workflow. */
export const failureTypes = {
  /** All attempts of the ladder are used up. */
  exhausted: 'DeliveryExhausted',
  /** The one attempt of a resend was not acknowledged. */
  resendFailed: 'ResendNotAcknowledged',
} as const;

export interface EndpointInput {
  workspaceId: string;
  webhookId: string;
  /** What earlier runs did, when this one continues them. */
  totals?: BatchTotals;
}

/** First attempts, counted. */
export interface BatchTotals {
  sent: number;
  acknowledged: number;
  /** Handed to a workflow of their own: not acknowledged, resumed, or to be resent. */
  handedOver: number;
}

export interface BatchResult extends BatchTotals {
  /** Something is due that this turn had no time for. */
  more: boolean;
}

export interface DeliveryInput {
  workspaceId: string;
  webhookId: string;
  deliveryId: string;
  /** The event kind. */
  kind: string;
  /** Number of the first attempt made here: 2 on the ladder. */
  number: number;
  /** Milliseconds before each attempt made here, drawn with their jitter; as many attempts as waits. */
  waits: number[];
  /** Which resend this is, 1 to 3; null on the ladder. */
  resend: number | null;
  /** How the attempt before ended: a status, or a cause code. */
  lastStatus: number | null;
  lastCause: string | null;
}

export interface AttemptInput {
  workspaceId: string;
  webhookId: string;
  deliveryId: string;
  number: number;
  resend: boolean;
  /** Milliseconds until the attempt after this one; null when this is the last. */
  nextWaitMs: number | null;
}

/** What an attempt came to. Faults of our own are no outcome: they are thrown, and spend no attempt. */
export type AttemptResult =
  | { state: 'delivered'; status: number | null }
  /** Not acknowledged; `waitMs` is what the row says too: the wait of the table, or a longer Retry-After. */
  | { state: 'retry'; status: number | null; cause: string; waitMs: number }
  /** Not acknowledged, and it was the last: the row is closed. */
  | { state: 'failed'; status: number | null; cause: string }
  /** Its webhook is paused: nothing was sent. */
  | { state: 'held' }
  /** Nothing was sent and nothing will be. */
  | { state: 'stopped'; reason: 'webhook_deleted' | 'settled' | 'gone' };

export interface CloseInput {
  workspaceId: string;
  deliveryId: string;
  /** Of which resend the run was, 0 for the ladder's. */
  resends: number;
}

export interface TimedJobInput {
  /** Its name in the worker's table of jobs. */
  job: string;
}

/** What workflows may ask of the service. */
export interface DeliveryActivities {
  /** First attempts of one endpoint, batch after batch, for some seconds at most. */
  sendBatches(input: EndpointInput): Promise<BatchResult>;
  attemptDelivery(input: AttemptInput): Promise<AttemptResult>;
  /** Closes a delivery as failed without another attempt: its run was cancelled. */
  closeDelivery(input: CloseInput): Promise<void>;
}

/** What the workflow of the jobs may ask of the service. */
export interface JobActivities {
  /** Runs a job of the worker's table in all workspaces; says what it did, in counts. */
  runJob(input: TimedJobInput): Promise<string>;
}
