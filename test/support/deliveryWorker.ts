/**
 * A delivery worker as a child process, for tests that kill it. Takes its options as JSON in DELIVERY_WORKER,
 * sends `ready` when it runs, and shuts down cleanly on SIGTERM.
 */
import { pino } from 'pino';
import { createDeliveryWorker } from '../../src/delivery/worker/worker.ts';
import type { DeliveryWorkerOptions } from '../../src/delivery/worker/options.ts';

const options = JSON.parse(process.env['DELIVERY_WORKER']!) as Omit<DeliveryWorkerOptions, 'log'>;
const worker = createDeliveryWorker({
  ...options,
  log: pino({ level: process.env['TEST_LOG'] ?? 'silent' }),
});
process.on('SIGTERM', () => {
  worker.shutdown().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
process.once('disconnect', () => process.exit(1));
void worker.ready.then(() => process.send?.('ready'));
await worker.run();
