import path from 'node:path';
import type { Config } from '../../config/index.ts';
import { checkRedisAnswers } from '../../../limits/redis.ts';
import { checkSmtpServer } from '../../../mail/smtp.ts';
import { note, ok, reasonOf, wrong, type Finding } from './finding.ts';

/** Connects to the mail server with TLS and password, without sending a mail. */
export async function checkMail({ smtpUrl, mailFrom, dataDir }: Config): Promise<Finding> {
  if (smtpUrl === undefined)
    return note(
      'mail',
      `SMTP_URL is not set: mails are files in ${path.join(dataDir, 'mail')}, and are not sent`,
    );
  const { host } = new URL(smtpUrl);
  try {
    await checkSmtpServer(smtpUrl);
    return ok('mail', `${host} accepts us; mails are sent from ${mailFrom}`);
  } catch (error) {
    return wrong('mail', `The mail server ${host} refuses us: ${reasonOf(error)}. Check SMTP_URL.`);
  }
}

export async function checkRedis({ redisUrl }: Config): Promise<Finding[]> {
  if (redisUrl === undefined) return [];
  const { host } = new URL(redisUrl);
  try {
    await checkRedisAnswers(redisUrl);
    return [ok('redis', `at ${host}`)];
  } catch (error) {
    return [
      wrong(
        'redis',
        `Redis at ${host} does not answer: ${reasonOf(error)}. Check REDIS_URL; until then each process counts limits by itself.`,
      ),
    ];
  }
}
