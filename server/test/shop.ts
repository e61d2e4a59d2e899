import { randomUUID } from 'node:crypto'
import { api } from '@runmart/contract'
import type { ServiceDraft } from '@runmart/contract/catalog'
import { makeOperator } from '#features/accounts/index.ts'
import { checkBooks } from '#features/books/index.ts'
import { available, house, post } from '#features/ledger/index.ts'
import { expectData } from './expect-answer.ts'
import type { Market, Person } from './market.ts'

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

export type Shop = {
  operator: Person
  /** Offers a service as an operator does; gives back its id. */
  offers(it?: Partial<ServiceDraft>): Promise<string>
  hasCode(code: string, it?: object): Promise<string>
  /** A customer with this much money. */
  hasBuyer(money: number): Promise<Person>
  balanceOf(person: Person): Promise<number>
  /** Sums of the books that do not hold, by name. */
  brokenBooks(): Promise<string[]>
}

/** Furnishes a market for ordering: an operator, services, customers with money. */
export async function openShop(market: Market): Promise<Shop> {
  const person = await market.hasCustomer()
  await market.db.transaction((tx) => makeOperator(tx, person.email))
  const operator = await market.signIn(person)
  return {
    operator,
    offers: async (it = {}) =>
      expectData(
        await operator.call(api.catalog.createService, {
          body: { ...serviceDraft, ...(it.serviceType === 'AUTO_BOT' && { botId: 'scripted' }), ...it },
        }),
      ).service.id,
    hasCode: async (code, it = {}) => {
      const body = { code, draft: { ...codeDraft, ...it } }
      return expectData(await operator.call(api.discountCodes.createCode, { body })).code.code
    },
    hasBuyer: async (money) => {
      const buyer = await market.hasCustomer()
      const legs = { [house.manual]: -money, [available(buyer.id)]: money }
      await market.db.transaction((tx) => post(tx, { kind: 'deposit', reference: randomUUID(), legs }))
      return buyer
    },
    balanceOf: async ({ call }) => expectData(await call(api.accounts.me)).user.balance,
    brokenBooks: async () =>
      (await market.db.snapshot(checkBooks)).checks.filter((it) => it.found).map((it) => `${it.name}: ${it.examples}`),
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

/** The same call, so often, all at once. */
export function atOnce<T>(times: number, act: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: times }, (_, index) => act(index)))
}
