import { ownProblem } from '@runmart/contract/suppliers-problems'
import * as z from 'zod/mini'
import { keepable } from '../outside-text.ts'
import { maskKey } from './mask-key.ts'
import { Currency, Decimal, Id, toJson } from './panel-values.ts'
import type { PanelOffer } from './read-offer.ts'
import { readServices } from './read-services.ts'
import { type PanelOrderState, type PanelRefillState, refillStateOf, stateOf } from './read-state.ts'
import {
  errorOf,
  LONGEST,
  type PanelAccess,
  PanelError,
  type PanelExchange,
  parseJson,
  sendAction,
} from './send-action.ts'

/** The result for each of several ids: a value, or the panel's error. */
type Each<T> = ReadonlyMap<string, T | { error: string }>

/** Some answer 0 for an order that they do not take. */
const GivenId = Id.check(z.refine((it) => it !== '0' && !it.startsWith('-')))
const Added = z.object({ order: GivenId })
const Balance = z.object({ balance: Decimal, currency: z.optional(Currency) })

export const MOST_AT_ONCE = 100

/** A client for panels with the common API v2: reads leniently, writes strictly. */
export class PanelClient {
  readonly #access: PanelAccess
  readonly #mask: (words: string) => string

  constructor(access: PanelAccess) {
    this.#access = access
    this.#mask = maskKey(access.key)
  }

  /** All offers; skips a service that it cannot read. */
  async listServices(): Promise<PanelOffer[]> {
    const answer = await sendAction(this.#access, 'services', {}, { read: readServices })
    if (!Array.isArray(answer)) throw new PanelError('unclear', ownProblem('no-list'))
    return answer
  }

  /**
   * Places an order and never retries. After an `unclear` error the order may exist, and panels offer no way to check.
   */
  async addOrder(serviceId: string, fields: Readonly<Record<string, string | number>>): Promise<string> {
    const isDone = (answer: unknown) => z.safeParse(Added, answer).success
    const answer = await sendAction(this.#access, 'add', { service: serviceId, ...fields }, { isDone })
    const read = z.safeParse(Added, answer)
    if (!read.success) throw new PanelError('unclear', ownProblem('no-order', this.#brief(answer)))
    return read.data.order
  }

  async statesOf(ids: readonly string[]): Promise<Each<PanelOrderState>> {
    const answer = await sendAction(this.#access, 'status', { orders: ids.join(',') })
    // The panel is broken then, not a hundred orders.
    if (!ids.some((id) => partOf(answer, id) !== undefined))
      throw new PanelError('unclear', ownProblem('no-states', this.#brief(answer)))
    return this.#each(ids, (id) => stateOf(partOf(answer, id)))
  }

  /** Starts refills and returns their numbers. Sends a single one alone: not every panel knows lists. */
  async refill(ids: readonly string[]): Promise<Each<{ refill: string }>> {
    const answer = await sendAction(this.#access, 'refill', fieldOf('order', ids))
    return this.#outcomes(ids, byId(ids, answer, 'refill'), 'order', ({ refill }) => {
      const read = z.safeParse(GivenId, refill)
      return read.success ? { refill: read.data } : null
    })
  }

  /**
   * The states of refills. Panels that do not know lists leave a list unanswered (`isUnanswered`) and answer for one
   * alone.
   */
  async refillStatesOf(ids: readonly string[]): Promise<Each<PanelRefillState>> {
    const answer = byId(ids, await sendAction(this.#access, 'refill_status', fieldOf('refill', ids)), 'status')
    // The panel is broken then, not each refill.
    if (!ids.some((id) => partOf(answer, id, 'refill') !== undefined))
      throw new PanelError('unclear', ownProblem('no-states', this.#brief(answer)), { isUnanswered: true })
    return this.#outcomes(ids, answer, 'refill', ({ status }) => refillStateOf(status))
  }

  async cancel(ids: readonly string[]): Promise<Each<{ cancelled: true }>> {
    const answer = await sendAction(this.#access, 'cancel', { orders: ids.join(',') })
    return this.#outcomes(ids, answer, 'order', ({ cancel }) =>
      errorOf(cancel) === null ? { cancelled: true as const } : null,
    )
  }

  async getBalance(): Promise<{ balance: string; currency: string | null }> {
    const answer = await sendAction(this.#access, 'balance', {})
    const read = z.safeParse(Balance, answer)
    if (!read.success) throw new PanelError('unclear', ownProblem('no-balance', this.#brief(answer)))
    return { balance: read.data.balance, currency: read.data.currency ?? null }
  }

  #outcomes<T extends object>(
    ids: readonly string[],
    answer: unknown,
    name: string,
    read: (part: Record<string, unknown>) => T | null,
  ): Each<T> {
    return this.#each(ids, (id) => outcomeOf(partOf(answer, id, name), read))
  }

  #each<T extends object>(ids: readonly string[], of: (id: string) => T | { error: string }): Each<T> {
    return new Map(
      ids.map((id) => {
        const it = of(id)
        return [id, 'error' in it ? { error: keepable(this.#mask(String(it.error)), LONGEST) } : it]
      }),
    )
  }

  #brief(answer: unknown): string {
    return keepable(this.#mask(toJson(answer)), 120)
  }
}

const fieldOf = (name: 'order' | 'refill', ids: readonly string[]): Record<string, string> =>
  ids.length === 1 ? { [name]: ids[0] ?? '' } : { [`${name}s`]: ids.join(',') }

/** An answer about one alone does not contain its id. */
function byId(ids: readonly string[], answer: unknown, value: 'refill' | 'status'): unknown {
  const isAlone = ids.length === 1 && typeof answer === 'object' && answer !== null && value in answer
  return isAlone ? { [ids[0] ?? '']: answer } : answer
}

/** The part of an answer that concerns one id. Takes it from an object by id, or from a list whose items contain it. */
function partOf(answer: unknown, id: string, name = 'order'): unknown {
  if (Array.isArray(answer)) return answer.find((it) => String((it as Record<string, unknown> | null)?.[name]) === id)
  const isTold = typeof answer === 'object' && answer !== null && Object.hasOwn(answer, id)
  return isTold ? (answer as Record<string, unknown>)[id] : undefined
}

/** Splits a recorded answer about several ids into the part of each; the whole answer if it has no parts. */
export function partsOf({ answer }: PanelExchange, name?: 'refill'): (id: string) => string {
  const [, status = '', text = ''] = /^(\d+) (.*)$/s.exec(answer) ?? []
  const all = parseJson(text)
  return (id) => {
    const part = partOf(all, id, name)
    return part === undefined ? answer : `${status} ${toJson(part)}`
  }
}

function outcomeOf<T extends object>(
  part: unknown,
  read: (part: Record<string, unknown>) => T | null,
): T | { error: string } {
  if (typeof part === 'string') return { error: part }
  if (typeof part !== 'object' || part === null) return { error: ownProblem('not-answered') }
  const values = part as Record<string, unknown>
  const error =
    errorOf(values) ??
    Object.values(values)
      .map(errorOf)
      .find((it) => it !== null)
  return error ? { error } : (read(values) ?? { error: ownProblem('not-understood', toJson(part)) })
}
