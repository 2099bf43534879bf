/**
 * What the service and its workflows pass to each other: ids, counts, waits and codes. Nothing else may enter a
 * history: no payload, URL, e-mail or secret, because histories are kept in another system, for longer, and operators
 * can read them.
 */

/** Names of the workflows in Temporal. */
export const workflowNames = {
  endpoint: 'webhookEndpoint',
  delivery: 'webhookDelivery',
  sender: 'webhookSender',
  timedJob: 'timedJob',
  workspaceExport: 'workspaceExport',
} as const;

/** Names of the signals. */
export const signalNames = {
  /** To an endpoint's sender: something is due. */
  wake: 'wake',
  /** To a delivery, or to an endpoint for those it retries: make the next attempt now. */
  retryNow: 'retryNow',
  /** To a delivery: its webhook was deleted, stop. */
  webhookDeleted: 'webhookDeleted',
  /** To a delivery: its webhook was resumed. */
  webhookResumed: 'webhookResumed',
} as const;

/** Types of the failures that end a delivery's workflow. */
export const failureTypes = {
  /** All attempts of the retry schedule are used up. */
  exhausted: 'DeliveryExhausted',
  /** The one attempt of a resend was not acknowledged. */
  resendFailed: 'ResendNotAcknowledged',
  /** The worker of a shared turn has ended without a word, or hangs. */
  workerLost: 'WorkerLost',
} as const;

/** The queue for retries, and for the runs of endpoints that fail, beside the queue of the senders. */
export const retriesQueueOf = (first: string): string => `${first}-retries`;

/** The queue of one worker, for its shared turns. */
export const senderQueueOf = (first: string, worker: string): string => `${first}-${worker}`;

export interface EndpointInput {
  workspaceId: string;
  webhookId: string;
  /** It fails, as far as its starter knows. */
  failing?: boolean;
  /** Counts of earlier runs that this one continues. */
  totals?: BatchTotals;
  /** The last answer that they showed, where they had something to retry. */
  last?: LastAnswer;
}

export interface SendInput {
  workspaceId: string;
  webhookId: string;
  /** Somebody asked for it: all that waits for a retry here is made due first. */
  retryNow?: boolean;
  /** The workflow shows already that something fails or waits: it need not learn it at once. */
  troubled?: boolean;
}

/** Numbers of attempts and deliveries. */
export interface BatchTotals {
  sent: number;
  acknowledged: number;
  /** Deliveries for which a workflow of their own was started: not acknowledged, resumed, or to be resent. */
  handedOver: number;
  /** Deliveries that this workflow began to retry itself, because its endpoint has many. */
  grouped?: number;
  /** Deliveries that were given up here. */
  exhausted?: number;
}

/** How an attempt ended: a status, or a cause code. */
export interface LastAnswer {
  status: number | null;
  cause: string | null;
}

/** What this workflow is to retry later. */
export interface Waiting {
  /** Deliveries that wait for their next attempt. */
  count: number;
  /** Deliveries that are held, because the webhook is paused. */
  held: number;
  /** Milliseconds until the earliest attempt; null where all are held. */
  nextMs: number | null;
  /** Since when no delivery of the webhook was acknowledged, in milliseconds since 1970. */
  failingSince: number | null;
}

export interface BatchResult extends BatchTotals {
  /** Something is due that this run of the activity had no time for. */
  more: boolean;
  /** The last attempt of the run, where there was one. */
  last?: LastAnswer;
  /** Nothing was acknowledged, though something was sent. */
  failing?: boolean;
  /** Left out where nothing waits. */
  waiting?: Waiting;
}

export interface SenderInput {
  /** The worker's id. */
  worker: string;
  /** Counts of earlier runs that this one continues. */
  totals?: BatchTotals;
}

/** What a worker has sent in one shared turn. */
export interface SharedTurnResult extends BatchTotals {
  /** Endpoints that something was sent to. */
  endpoints: number;
  /** The worker ends, and takes no further turn. */
  ended?: true;
}

export interface DeliveryInput {
  workspaceId: string;
  webhookId: string;
  deliveryId: string;
  /** The event kind. */
  kind: string;
  /** Number of the first attempt made here: 2 for retries. */
  number: number;
  /** Milliseconds before each attempt made here, with jitter; as many attempts as waits. */
  waits: number[];
  /** Which resend this is, 1 to 3; null for retries. */
  resend: number | null;
  /** How the previous attempt ended: a status, or a cause code. */
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

/** Result of an attempt. Internal errors are no result: they are thrown, and use up no attempt. */
export type AttemptResult =
  | { state: 'delivered'; status: number | null }
  /** Not acknowledged; `waitMs`, as in the row: the wait of the table, or a longer Retry-After. */
  | { state: 'retry'; status: number | null; cause: string; waitMs: number }
  /** Not acknowledged, and it was the last: the row is closed. */
  | { state: 'failed'; status: number | null; cause: string }
  /** Its webhook is paused: nothing was sent. */
  | { state: 'held' }
  /** Nothing was sent and nothing will be. */
  | { state: 'stopped'; reason: 'webhook_deleted' | 'settled' | 'gone' | 'grouped' };

export interface CloseInput {
  workspaceId: string;
  deliveryId: string;
  /** The resend that the run made, 0 for retries. */
  resends: number;
}

export interface TimedJobInput {
  /** Its name in the worker's table of jobs. */
  job: string;
}

/** The activities of the webhook workflows. */
export interface DeliveryActivities {
  /** Makes what is due of one endpoint, first attempts and grouped retries, batch after batch, for a while at most. */
  sendBatches(input: SendInput): Promise<BatchResult>;
  attemptDelivery(input: AttemptInput): Promise<AttemptResult>;
  /** Closes a delivery as failed without another attempt: its run was cancelled. */
  closeDelivery(input: CloseInput): Promise<void>;
}

/** The activity of a worker's sender workflow. */
export interface SenderActivities {
  /** Sends what is due to any healthy endpoint, many at a time, for a while. */
  takeSharedTurn(): Promise<SharedTurnResult>;
}

/** The activities of the job workflow. */
export interface JobActivities {
  /** Runs a job of the worker's table in all workspaces; returns a summary in counts. */
  runJob(input: TimedJobInput): Promise<string>;
}

/** An export of a workspace. */
export interface ExportInput {
  workspaceId: string;
  exportId: string;
}

/** What a step comes to: it is done, the export was deleted, or the snapshot has to be taken again. */
export type ExportStep = 'done' | 'stopped' | 'again';

/** The activities of the export workflow; each goes on where an earlier try of it was interrupted. */
export interface ExportActivities {
  copyExportFiles(input: ExportInput): Promise<ExportStep>;
  takeExportSnapshot(input: ExportInput): Promise<ExportStep>;
  packExportTables(input: ExportInput): Promise<ExportStep>;
  finishExport(input: ExportInput): Promise<ExportStep>;
  /** Closes an export that cannot be made. */
  failExport(input: ExportInput): Promise<void>;
}
