import type { Answer, Call } from '../../../contract.ts';
import { audit } from '../../../events/audit.ts';
import { conflict } from '../../../problem.ts';
import { isThere, moduleFlags, type Module } from '../../../workspace/modules.ts';
import { modulesForChange, setModulesOff } from '../store/modules.ts';

/** Switches modules on and off. A notification of the database tells all processes at commit. */
export default async function updateModules(call: Call<'updateModules'>): Promise<Answer<'updateModules'>> {
  const { body, db } = call;
  const wanted = Object.entries(body) as [Module, boolean][];
  const absent = wanted.filter(([module, on]) => on && !isThere(module)).map(([module]) => module);
  if (absent.length > 0)
    throw conflict('module_unavailable', `This version has no calls of ${absent.join(', ')}.`, {
      modules: absent,
    });

  const { modules_off: before } = await db.one(modulesForChange);
  const changed = wanted.filter(([module, on]) => before.includes(module) === on);
  const off = wanted.reduce((left, [module, on]) => {
    const others = left.filter((one) => one !== module);
    return on ? others : [...others, module];
  }, before);
  if (changed.length > 0) {
    await db.count(setModulesOff, { modules_off: off });
    const changes = Object.fromEntries(
      changed.map(([module, on]) => [module, [!on, on] as [boolean, boolean]]),
    );
    audit(call, { action: 'updated', resource: 'modules', id: null, changes });
  }
  return { status: 200, data: moduleFlags({ modulesOff: off }) };
}
