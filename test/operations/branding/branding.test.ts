import { describe, expect, test } from '@jest/globals';
import { opened } from '../../support/opening.ts';
import { startService } from '../../support/service.ts';

const service = await opened(startService());

describe('GET /api/v1/branding/', () => {
  test('200 for anyone, with default colours if none are set, cacheable for five minutes', async () => {
    const world = await service.world();
    const reply = await service.request(world, 'GET', '/branding/');
    expect(reply.status).toBe(200);
    expect(reply.headers.get('cache-control')).toBe('public, max-age=300');
    expect(reply.body.data).toEqual({
      workspace_name: expect.stringMatching(/^Workspace /),
      logo_url: null,
      dark_logo_url: null,
      favicon_url: null,
      primary_color: '#1F4B99',
      primary_text_color: '#FFFFFF',
      accent_color: '#B45309',
      accent_text_color: '#FFFFFF',
      support_email: null,
      login_text: null,
      font: 'system',
      locale: 'en',
    });
  });

  test('200 with the values of the workspace that the Host names', async () => {
    const world = await service.world();
    await world.sql(
      `UPDATE workspaces SET name = 'Brightwater', locale = 'de-DE', theme = $2 WHERE id = $1`,
      [
        world.id,
        {
          primary_color: '#102030',
          accent_color: '#405060',
          support_email: 'help@example.test',
          login_text: 'Welcome.',
        },
      ],
    );
    const reply = await service.request(world, 'GET', '/branding/');
    expect(reply.body.data).toEqual({
      workspace_name: 'Brightwater',
      logo_url: null,
      dark_logo_url: null,
      favicon_url: null,
      primary_color: '#102030',
      primary_text_color: '#FFFFFF',
      accent_color: '#405060',
      accent_text_color: '#FFFFFF',
      support_email: 'help@example.test',
      login_text: 'Welcome.',
      font: 'system',
      locale: 'de-DE',
    });
  });

  test('304 for a client that has them, 200 with another ETag after a change', async () => {
    const world = await service.world();
    const first = await service.request(world, 'GET', '/branding/');
    const headers = { 'if-none-match': first.headers.get('etag')! };
    const again = await service.request(world, 'GET', '/branding/', { headers });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.headers.get('cache-control')).toBe('public, max-age=300');
    await world.sql(`UPDATE workspaces SET name = 'New' WHERE id = $1`, [world.id]);
    const changed = await service.request(world, 'GET', '/branding/', { headers });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(first.headers.get('etag'));
  });

  test('200 with any credential, even an invalid one', async () => {
    const world = await service.world();
    const key = await world.serviceKey(['time:read']);
    for (const as of [world.employee, key, 'wfp_00000000_nonsense'])
      expect((await service.request(world, 'GET', '/branding/', { as })).status).toBe(200);
  });
});
