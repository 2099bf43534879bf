import type { TimedJob } from '../../workspace/timedJob.ts';
import { sendWaiting } from '../../mail/sendWaiting.ts';
import { sendMails } from './actions/sendMails.ts';

const jobs: readonly TimedJob[] = [
  {
    name: 'notification-mails',
    spec: { intervals: [{ every: '1m' }] },
    catchupWindow: '10m',
    run: async (pool, ending, tools) => {
      if (!tools) throw new Error('notification mails need the tools of a worker');
      const { sent } = await sendMails(pool, Date.now, ending, tools);
      return `${sent} mails sent`;
    },
  },
  {
    name: 'outgoing-mails',
    spec: { intervals: [{ every: '1m' }] },
    catchupWindow: '10m',
    run: async (pool, ending, tools) =>
      `${(await sendWaiting(pool, ending, tools!, tools!.mails.report)).sent} mails sent`,
  },
];
export default jobs;
