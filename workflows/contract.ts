// What the service and its workflows pass to each other: ids, counts, waits and codes. Operators can read
// histories: no personal data or secret may enter one. Running workflows use these names: rename none.

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
  /** To an endpoint: something is due. */
  wake: 'wake',
  /** To a delivery, or to an endpoint for its grouped retries: make the next attempt now. */
  retryNow: 'retryNow',
  /** To a delivery: stop, its webhook was deleted. */
  webhookDeleted: 'webhookDeleted',
  /** To a delivery: its webhook was resumed. */
  webhookResumed: 'webhookResumed',
} as const;

/** Types of the failures that end a workflow. */
export const failureTypes = {
  /** All attempts of the retry schedule were made. */
  exhausted: 'DeliveryExhausted',
  /** The one attempt of a resend was not acknowledged. */
  resendFailed: 'ResendNotAcknowledged',
  /** The worker of shared runs has died or hangs. */
  workerLost: 'WorkerLost',
} as const;

/** The queue for retries and for runs of failing endpoints. `first`: the queue for first attempts. */
export const retriesQueueOf = (first: string): string => `${first}-retries`;

/** The queue of one worker, for its shared runs. */
export const senderQueueOf = (first: string, worker: string): string => `${first}-${worker}`;

export interface EndpointInput {
  workspaceId: string;
  webhookId: string;
  /** The endpoint was failing when the workflow was started. */
  failing?: boolean;
  /** Counts of the runs that this one continues. */
  totals?: BatchTotals;
  /** The last answer that those runs showed, if they had something to retry. */
  last?: LastAnswer;
}

export interface SendInput {
  workspaceId: string;
  webhookId: string;
  /** Somebody asked for it: first makes all grouped retries due. */
  retryNow?: boolean;
  /** The workflow already shows that something fails or waits, so the run need not end early. */
  troubled?: boolean;
}

/** Counts of attempts and deliveries. */
export interface BatchTotals {
  sent: number;
  acknowledged: number;
  /** Deliveries for which a workflow was started: not acknowledged, resumed, or resent. */
  handedOver: number;
  /** Deliveries that became grouped: the endpoint's workflow retries them. */
  grouped?: number;
  /** Deliveries whose last attempt failed here. */
  exhausted?: number;
}

/** How an attempt ended: a status, or a cause code. */
export interface LastAnswer {
  status: number | null;
  cause: string | null;
}

/** Grouped retries of an endpoint. */
export interface Waiting {
  /** Deliveries that wait for their next attempt. */
  count: number;
  /** Deliveries that are held, because the webhook is paused. */
  held: number;
  /** Milliseconds until the earliest attempt; null if all are held. */
  nextMs: number | null;
  /** The time since which no delivery was acknowledged, in milliseconds since 1970. */
  failingSince: number | null;
}

export interface BatchResult extends BatchTotals {
  /** Something is due that this run had no time for. */
  more: boolean;
  /** The last attempt of the run. */
  last?: LastAnswer;
  /** The last batch was not acknowledged at all. */
  failing?: boolean;
  /** Absent if nothing waits. */
  waiting?: Waiting;
}

export interface SenderInput {
  /** The worker's id. */
  worker: string;
  /** Counts of the runs that this one continues. */
  totals?: BatchTotals;
}

/** What a worker's shared runs have sent in one period. */
export interface SharedTurnResult extends BatchTotals {
  /** Endpoints to which something was sent. */
  endpoints: number;
  /** The worker ends: no further period follows. */
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
  /** Milliseconds before each attempt made here, with jitter. */
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
  /** Milliseconds until the attempt after this one; null if this is the last. */
  nextWaitMs: number | null;
}

/** Result of an attempt. Faults of the service are thrown instead, and use up no attempt. */
export type AttemptResult =
  | { state: 'delivered'; status: number | null }
  /** Not acknowledged. `waitMs`: the scheduled wait, or a longer Retry-After. */
  | { state: 'retry'; status: number | null; cause: string; waitMs: number }
  /** The last attempt was not acknowledged: the delivery is closed. */
  | { state: 'failed'; status: number | null; cause: string }
  /** Nothing was sent, because the webhook is paused. */
  | { state: 'held' }
  /** Nothing was sent, and nothing will be. */
  | { state: 'stopped'; reason: 'webhook_deleted' | 'settled' | 'gone' | 'grouped' };

export interface CloseInput {
  workspaceId: string;
  deliveryId: string;
  /** The resend that the workflow makes, 0 for retries. */
  resends: number;
}

export interface TimedJobInput {
  /** Its name in the worker's table of jobs. */
  job: string;
}

/** The activities of the webhook workflows. */
export interface DeliveryActivities {
  /** One run of an endpoint: makes due first attempts and grouped retries, in batches. */
  sendBatches(input: SendInput): Promise<BatchResult>;
  attemptDelivery(input: AttemptInput): Promise<AttemptResult>;
  /** Closes a delivery as failed without another attempt, because its workflow was cancelled. */
  closeDelivery(input: CloseInput): Promise<void>;
}

/** The activity of a worker's workflow. */
export interface SenderActivities {
  /** One period of shared runs. */
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

/** Result of a step: done, the export was deleted, or the snapshot must be taken again. */
export type ExportStep = 'done' | 'stopped' | 'again';

/** The activities of the export workflow. Each continues where an earlier try was interrupted. */
export interface ExportActivities {
  copyExportFiles(input: ExportInput): Promise<ExportStep>;
  takeExportSnapshot(input: ExportInput): Promise<ExportStep>;
  packExportTables(input: ExportInput): Promise<ExportStep>;
  finishExport(input: ExportInput): Promise<ExportStep>;
  /** Closes an export that cannot be made. */
  failExport(input: ExportInput): Promise<void>;
}
