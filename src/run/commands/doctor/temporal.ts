import { Connection } from '@temporalio/client';
import type { Config } from '../../config/index.ts';
import { searchAttributes } from '../../../delivery/webhooks/temporal/names.ts';
import { JOBS } from '../../../delivery/worker/jobs.ts';
import { scheduleIdOf } from '../../../delivery/worker/schedules.ts';
import { indexedValueTypes } from '../../../delivery/worker/temporal.ts';
import { note, ok, reasonOf, wrong, type Finding } from './finding.ts';

/** `installation`: its id, null if the database does not say it. */
export async function checkTemporal(
  {
    temporalAddress: address,
    temporalNamespace: namespace,
    temporalTls: tls,
    temporalApiKey: apiKey,
  }: Config,
  installation: string | null,
): Promise<Finding[]> {
  if (!address)
    return [wrong('temporal', 'TEMPORAL_ADDRESS is not set. Webhooks and timed jobs need a Temporal.')];
  let connection: Connection;
  try {
    connection = await Connection.connect({
      address,
      connectTimeout: '5s',
      ...(tls && { tls: true }),
      ...(apiKey && { apiKey }),
    });
  } catch (error) {
    return [
      wrong(
        'temporal',
        `Temporal at ${address} does not answer: ${reasonOf(error)}. Check TEMPORAL_ADDRESS and TEMPORAL_TLS.`,
      ),
    ];
  }
  try {
    await connection.workflowService.describeNamespace({ namespace });
  } catch (error) {
    await connection.close();
    return [
      wrong(
        'temporal',
        `Temporal at ${address} has no namespace ${namespace} for us: ${reasonOf(error)}. Make it: temporal operator namespace create ${namespace}.`,
      ),
    ];
  }
  try {
    return [
      ok('temporal', `at ${address}, namespace ${namespace}`),
      await checkSearchAttributes(connection, namespace),
      ...(installation === null ? [] : [await checkSchedules(connection, namespace, installation)]),
    ];
  } finally {
    await connection.close();
  }
}

async function checkSearchAttributes(connection: Connection, namespace: string): Promise<Finding> {
  const about = 'search attributes';
  try {
    const { customAttributes } = await connection.operatorService.listSearchAttributes({ namespace });
    const needed = Object.entries(searchAttributes);
    const missing = needed.filter(([name]) => !(name in customAttributes));
    if (missing.length > 0) {
      const [name, type] = missing[0]!;
      return wrong(
        about,
        `The namespace lacks ${missing.map(([one]) => one).join(', ')}, without which no delivery is retried. A worker adds them at its start if it may, or: temporal operator search-attribute create --namespace ${namespace} --name ${name} --type ${type}.`,
      );
    }
    const other = needed.filter(([name, type]) => customAttributes[name] !== indexedValueTypes[type]);
    if (other.length > 0)
      return wrong(
        about,
        `${other.map(([name, type]) => `${name} is not a ${type}`).join(', ')}. Another program uses these names: use a separate namespace (TEMPORAL_NAMESPACE).`,
      );
    return ok(about, `all ${needed.length} are there`);
  } catch (error) {
    return wrong(
      about,
      `Temporal does not list them: ${reasonOf(error)}. On Temporal Cloud, its own tool lists them.`,
    );
  }
}

/** gRPC's NOT_FOUND. */
const NOT_FOUND = 5;

/** Whether each timed job has its schedule, which is lost with a namespace. */
async function checkSchedules(
  connection: Connection,
  namespace: string,
  installation: string,
): Promise<Finding> {
  const about = 'schedules';
  const [missing, paused]: [string[], string[]] = [[], []];
  try {
    await Promise.all(
      JOBS.map(async ({ name }) => {
        const scheduleId = scheduleIdOf(name, installation);
        try {
          const { schedule } = await connection.workflowService.describeSchedule({ namespace, scheduleId });
          if (schedule?.state?.paused) paused.push(name);
        } catch (error) {
          if ((error as { code?: unknown }).code !== NOT_FOUND) throw error;
          missing.push(name);
        }
      }),
    );
  } catch (error) {
    return wrong(about, `Temporal does not describe them: ${reasonOf(error)}.`);
  }
  if (missing.length === JOBS.length) return note(about, 'There are none yet; the first worker makes them');
  if (missing.length > 0)
    return wrong(
      about,
      `${missing.length} of ${JOBS.length} are missing, so that these jobs do not run: ${missing.sort().join(', ')}. A running worker makes them within a minute; if not, its log says why.`,
    );
  if (paused.length > 0) return note(about, `Paused in Temporal: ${paused.sort().join(', ')}`);
  return ok(about, `all ${JOBS.length} are there`);
}
