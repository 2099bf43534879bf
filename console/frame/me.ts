import { createContext, use } from 'react';
import type { Data } from '../api/call.ts';
import { operations, type OperationId } from '../generated/operations.ts';

export type Me = Data<'getMe'>;

export const MeContext = createContext<Me | null>(null);

/** The signed-in person, with role, workspace and modules. */
export const useMe = (): Me => use(MeContext)!;

const RANK = { employee: 0, manager: 1, admin: 2 } as const;

export type Role = keyof typeof RANK;

/** Whether a role includes another: an admin may all that a manager may. */
export const includes = (role: string, least: Role): boolean => RANK[role as Role] >= RANK[least];

/** Whether a module is on. Areas that cannot be switched off always are. */
export const isOn = (me: Me, area: string): boolean =>
  (me.modules as Readonly<Record<string, boolean>>)[area] !== false;

/** Whether the person may call an operation, as far as role and modules decide it. */
export function mayCall(me: Me, id: OperationId): boolean {
  const [, , area, role] = operations[id];
  return isOn(me, area) && (role === null || includes(me.role, role));
}
