/** People without a contract, and contracts made by calls. It is Monday 2 February 2026, in Berlin. */
import { expect } from '@jest/globals';
import type { Contract, ContractRecounted } from '../../../src/generated/types.ts';
import type { Person } from '../../support/world.ts';
import type { LeaveFixture, Who } from '../pto/support.ts';

export const FULL_TIME = { mon: 8, tue: 8, wed: 8, thu: 8, fri: 8, sat: 0, sun: 0 };

export const TERMS = {
  type: 'permanent',
  title: 'Engineer',
  start_date: '2026-01-01',
  weekly_hours: 40,
  pattern: FULL_TIME,
  salary: '4200.00',
  currency: 'EUR',
  pay_period: 'month',
  notice_days: 30,
};

/** Three days of eight hours. */
export const PART_TIME = { weekly_hours: 24, pattern: { mon: 8, tue: 8, wed: 8 } };

export function contractCalls({ call, someone, world }: LeaveFixture) {
  const { admin } = world;
  const calls = {
    /** A person below the manager, without a contract. */
    async newcomer(): Promise<Person> {
      const person = await someone();
      await world.sql('DELETE FROM contracts WHERE employee_id = $1', [person.id]);
      return person;
    },
    create: (person: { id: string }, terms: object = {}, as: Who = admin) =>
      call(as, 'POST', '/contracts/admin/', { body: { ...TERMS, employee_id: person.id, ...terms } }),
    async draft(person: { id: string }, terms: object = {}): Promise<Contract> {
      const reply = await calls.create(person, terms);
      expect([reply.status, reply.body.detail]).toEqual([201, undefined]);
      return reply.body.data;
    },
    /** An admin's step: `activate`, `recall`, `terminate` or `amend`. */
    step: (id: string, name: string, body?: object, as: Who = admin) =>
      call(as, 'POST', `/contracts/admin/${id}/${name}/`, body ? { body } : {}),
    async stepped(id: string, name: string, body?: object): Promise<ContractRecounted> {
      const reply = await calls.step(id, name, body);
      expect([name, reply.status, reply.body.detail]).toEqual([
        name,
        name === 'amend' ? 201 : 200,
        undefined,
      ]);
      return reply.body.data;
    },
    async activated(person: { id: string }, terms: object = {}): Promise<ContractRecounted> {
      return calls.stepped((await calls.draft(person, terms)).id, 'activate');
    },
    /** An amendment that is put in force. */
    async amended(id: string, changes: object): Promise<ContractRecounted> {
      return calls.stepped((await calls.stepped(id, 'amend', changes)).id, 'activate');
    },
    sign: (person: Person, id: string, more: object = {}) =>
      call(person, 'POST', `/contracts/${id}/sign/`, {
        body: { full_name: person.name, accepted: true },
        ...more,
      }),
    async read(id: string): Promise<Contract> {
      const reply = await call(admin, 'GET', `/contracts/admin/${id}/`);
      expect(reply.status).toBe(200);
      return reply.body.data;
    },
  };
  return calls;
}
