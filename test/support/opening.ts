/** Opens what a file of tests needs once, before its tests are declared, and closes it after the last of them. */
import { afterAll } from '@jest/globals';
import type { AppOptions } from '../../src/app.ts';
import { startService, type Service } from './service.ts';
import type { World, WorldOptions } from './world.ts';

/** `const service = await opened(startService());` */
export async function opened<T extends { close(): Promise<unknown> }>(opening: Promise<T>): Promise<T> {
  const it = await opening;
  afterAll(() => it.close(), 60_000);
  return it;
}

/** A service for this file alone, with a workspace in it: `const { service, world } = await openWorld();` */
export async function openWorld(
  options?: Partial<AppOptions>,
  worldOptions?: WorldOptions,
): Promise<{ service: Service; world: World }> {
  const service = await opened(startService(options));
  try {
    return { service, world: await service.world(worldOptions) };
  } catch (error) {
    // a file that cannot be read has no last test: nothing would close it, and the run would not end
    await service.close();
    throw error;
  }
}
