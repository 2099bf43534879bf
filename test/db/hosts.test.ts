import { describe, expect, test } from '@jest/globals';
import { assignHosts } from '../../src/db/hosts.ts';
import { opened } from '../support/opening.ts';
import { startService, type Service } from '../support/service.ts';

const service = await opened(startService());

describe('WORKSPACE_HOSTS', () => {
  test('a workspace answers under the host name it was assigned, in addition to its own', async () => {
    const [world, other] = [await service.world(), await service.world()];
    await assignHosts(service.database.ownerUrl, [
      `Time.${world.id}.example=${await slugOf(world.id)}`,
      `other.example=${await slugOf(other.id)}`,
    ]);
    for (const host of [world.host, `time.${world.id}.example`])
      expect([host, (await getMe(world, host)).body.data.workspace.id]).toEqual([host, world.id]);
  });

  test('a host name moves to the workspace that was assigned it last', async () => {
    const [world, other] = [await service.world(), await service.world()];
    for (const { id } of [other, world])
      await assignHosts(service.database.ownerUrl, [`moved.example=${await slugOf(id)}`]);
    expect((await getMe(world, 'moved.example')).status).toBe(200);
    expect((await getMe(other, 'moved.example')).status).toBe(401);
  });

  test('an unknown slug is reported by name, and nothing is assigned', async () => {
    const world = await service.world();
    const assigned = assignHosts(service.database.ownerUrl, [
      `half.example=${await slugOf(world.id)}`,
      'a.example=nobodys',
    ]);
    await expect(assigned).rejects.toThrow('WORKSPACE_HOSTS names no workspace: nobodys.');
    expect((await getMe(world, 'half.example')).status).toBe(404);
  });
});

const getMe = (world: Awaited<ReturnType<Service['world']>>, host: string) =>
  service.request(world, 'GET', '/auth/me/', { as: world.employee, host });

async function slugOf(id: string): Promise<string> {
  const { rows } = await service.database.admin.query('SELECT slug FROM workspaces WHERE id = $1', [id]);
  return rows[0].slug;
}
