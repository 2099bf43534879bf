/** A workspace with payments, used through the service. */
import { expect } from '@jest/globals';
import type { Payment, PaymentMethod, Wallet, WalletEntry } from '../../../src/generated/types.ts';
import { openFolder, openWorld } from '../../support/opening.ts';
import type { Reply, RequestOptions, Service } from '../../support/service.ts';
import type { Person, PersonOptions, World, WorldOptions } from '../../support/world.ts';
import { claimsIn, type Claims, type Who } from '../reimbursements/support.ts';

export const PASSWORD = 'correct horse battery staple';
export const IBAN = 'DE89370400440532013000';
export const PAYER = { holder_name: 'Brightwater Studio GmbH', iban: 'DE02 1203 0000 0000 2020 51' };

export type Step = 'complete' | 'fail' | 'retry' | 'cancel' | 'reverse';

export interface Paying {
  service: Service;
  world: World;
  claims: Claims;
  mailDir: string;
  /** An admin with a password. */
  payer: Person;
  call(as: Who, method: string, path: string, more?: Omit<RequestOptions, 'as'>): Promise<Reply>;
  person(options?: PersonOptions): Promise<Person>;
  /** Adds a bank account through the service. */
  addMethod(person: Person, body?: object): Promise<Reply>;
  /** Creates a person with a euro account. */
  paidPerson(options?: PersonOptions): Promise<Person>;
  pay(body: object, as?: Who): Promise<Reply>;
  /** Schedules a bonus, by default of 500.00 EUR. */
  scheduled(person: Person, body?: object): Promise<Payment>;
  step(id: string, step: Step, body?: object, as?: Who): Promise<Reply>;
  /** Creates an approved claim of this amount; returns its id. */
  approved(person: Person, amount?: string): Promise<string>;
  wallet(person: Person): Promise<Wallet['balances']>;
  entries(person: Person): Promise<WalletEntry[]>;
}

export async function openPaying(settings: WorldOptions['settings'] = {}): Promise<Paying> {
  const mailDir = openFolder('mails');
  const { service, world } = await openWorld({ rateLimitScale: 10_000, mailDir }, { settings });
  const passwordHash = await service.app.services.passwords.hash(PASSWORD);
  const person = (options: PersonOptions = {}) => world.person({ ...options, passwordHash });
  const claims = await claimsIn(service, world);
  const call: Paying['call'] = (as, method, path, more = {}) =>
    service.request(world, method, path, { ...more, as });
  const paying: Paying = {
    service,
    world,
    claims,
    mailDir,
    payer: await person({ role: 'admin' }),
    call,
    person,
    addMethod: (who, body = {}) =>
      call(who, 'POST', '/payments/methods/', {
        body: {
          kind: 'bank_account',
          label: 'Salary account',
          holder_name: 'Jonas Weber',
          iban: IBAN,
          currency: 'EUR',
          password: PASSWORD,
          ...body,
        },
      }),
    async paidPerson(options) {
      const someone = await person({ manager: world.manager, ...options });
      const reply = await paying.addMethod(someone);
      expect([reply.status, reply.body.detail]).toEqual([201, undefined]);
      return someone;
    },
    pay: (body, as = paying.payer) => call(as, 'POST', '/payments/admin/', { body }),
    async scheduled(who, body = {}) {
      const reply = await paying.pay({
        employee_id: who.id,
        kind: 'bonus',
        amount: '500.00',
        currency: 'EUR',
        pay_on: '2026-12-18',
        ...body,
      });
      expect([reply.status, reply.body.detail]).toEqual([201, undefined]);
      return reply.body.data;
    },
    step: (id, step, body, as = paying.payer) =>
      call(as, 'POST', `/payments/admin/${id}/${step}/`, {
        body:
          body ??
          {
            complete: {},
            retry: {},
            cancel: {},
            fail: { reason: 'The account is closed' },
            reverse: { reason: 'It came back', password: PASSWORD },
          }[step],
      }),
    async approved(who, amount = '31.40') {
      const { id } = await claims.waiting(who, amount);
      expect((await claims.step(world.admin, 'approve', id)).status).toBe(200);
      return id;
    },
    wallet: async (who) => (await call(who, 'GET', '/payments/wallet/')).body.data.balances,
    entries: async (who) =>
      (
        await call(who, 'GET', '/payments/wallet/transactions/', {
          query: { ordering: 'created_at', limit: '200' },
        })
      ).body.data,
  };
  return paying;
}

export const methodOf = ({ body }: Reply): PaymentMethod => body.data;
export const codeOf = ({ status, body }: Reply): [number, string] => [status, body.data.code];
