import { randomUUID } from 'node:crypto'
import { api } from '@runmart/contract'
import type { ServiceDraft } from '@runmart/contract/catalog'
import type { FieldDraft, FieldKind } from '@runmart/contract/orders-fields'
import { makeOperator } from '#features/accounts/index.ts'
import { checkBooks } from '#features/books/index.ts'
import { customerAccount, house, post } from '#features/ledger/index.ts'
import { expectData } from './expect-answer.ts'
import type { Person, TestServer } from './test-server.ts'

const text = { name: 'A service', description: 'What it does' }
/** A service that takes every kind of order. */
export const serviceDraft: ServiceDraft = {
  category: 'mmo',
  provider: 'OWNER_PROVIDE',
  serviceType: 'REFERRAL',
  mode: 'multi',
  status: 'active',
  availability: null,
  price: 1_000,
  billing: 'unit',
  minAmount: 1,
  maxAmount: 1_000_000,
  botId: null,
  texts: { en: text, vi: text, ru: text },
}

export function serviceField(key: string, kind: FieldKind, it: Partial<FieldDraft> = {}): FieldDraft {
  const words = (language: string) => ({ label: `${key} (${language})`, help: '', example: '' })
  return { key, kind, required: true, texts: { en: words('en'), vi: words('vi'), ru: words('ru') }, ...it }
}

export type Shop = {
  operator: Person
  /** Creates a service as an operator does; returns its id. */
  createService(it?: Partial<ServiceDraft>): Promise<string>
  createCode(code: string, it?: object): Promise<string>
  createBuyer(money: number): Promise<Person>
  balanceOf(person: Person): Promise<number>
  /** Failed checks of the books, by name. */
  brokenBooks(): Promise<string[]>
}

/** Fills a test server for ordering: an operator, services, customers with money. */
export async function createShop(server: TestServer): Promise<Shop> {
  const person = await server.createCustomer()
  await server.db.transaction((tx) => makeOperator(tx, person.email))
  const operator = await server.signIn(person)
  return {
    operator,
    createService: async (it = {}) =>
      expectData(
        await operator.call(api.catalog.createService, {
          body: { ...serviceDraft, ...(it.serviceType === 'AUTO_BOT' && { botId: 'scripted' }), ...it },
        }),
      ).service.id,
    createCode: async (code, it = {}) => {
      const body = { code, draft: { ...codeDraft, ...it } }
      return expectData(await operator.call(api.discountCodes.createCode, { body })).code.code
    },
    createBuyer: async (money) => {
      const buyer = await server.createCustomer()
      const legs = { [house.manual]: -money, [customerAccount(buyer.id)]: money }
      await server.db.transaction((tx) => post(tx, { kind: 'deposit', reference: randomUUID(), legs }))
      return buyer
    },
    balanceOf: async ({ call }) => expectData(await call(api.accounts.me)).user.balance,
    brokenBooks: async () =>
      (await server.db.snapshot(checkBooks)).checks.filter((it) => it.found).map((it) => `${it.name}: ${it.examples}`),
  }
}

const codeDraft = {
  kind: 'percent' as const,
  value: 10,
  startsAt: null,
  endsAt: null,
  mostUses: null,
  mostUsesEach: null,
  minimum: 0,
  serviceIds: null,
  active: true,
}

/** Runs the same call this many times concurrently. */
export function runConcurrently<T>(times: number, act: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: times }, (_, index) => act(index)))
}
