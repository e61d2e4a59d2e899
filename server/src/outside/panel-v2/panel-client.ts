import { type PanelType, panelTypes } from '@runmart/contract/suppliers-panel-types'
import * as z from 'zod/mini'
import { maskKey } from './mask-key.ts'
import { errorOf, LONGEST, type PanelAccess, PanelError, sendAction } from './send-action.ts'

/** Ids and sums come as numbers from some panels and as strings from others. */
const Id = z.pipe(
  z.union([z.string().check(z.regex(/^[\w-]{1,40}$/)), z.int()]),
  z.transform((it) => String(it)),
)
const Decimal = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((it) => decimalOf(it)),
)
const Count = z.pipe(
  z.union([z.string().check(z.regex(/^\d{1,15}$/)), z.int().check(z.gte(0))]),
  z.transform((it) => Number(it)),
)
const Flag = z.pipe(
  z.union([z.boolean(), z.number(), z.string()]),
  z.transform((it) => it === true || it === 1 || it === '1' || it === 'true'),
)

/** Plain digits: a number may be written as 1e-7, and a string with spaces or a comma for thousands. */
function decimalOf(value: string | number): string {
  const text = typeof value === 'number' ? value.toFixed(8) : value.replaceAll(/[\s,]/g, '')
  return /^-?\d{1,15}(\.\d+)?$/.test(text) ? text.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '') : '?'
}

const PanelService = z.object({
  service: Id,
  name: z.string(),
  type: z.optional(z.string()),
  category: z.optional(z.nullable(z.string())),
  rate: Decimal,
  min: Count,
  max: Count,
  refill: z.optional(Flag),
  cancel: z.optional(Flag),
  dripfeed: z.optional(Flag),
  desc: z.optional(z.nullable(z.string())),
})

export { type PanelType, panelTypes }

export type PanelOffer = {
  id: string
  name: string
  /** Often in HTML; empty where a panel tells nothing. */
  description: string
  /** Null where it is none that is known. */
  type: PanelType | null
  category: string
  /** Of 1,000, or of one where it is a package. */
  rate: string
  min: number
  max: number
  canRefill: boolean
  canCancel: boolean
  canDrip: boolean
}

export const panelStates = ['pending', 'in-progress', 'completed', 'partial', 'cancelled'] as const
export type PanelState = (typeof panelStates)[number]

const stateNames: Record<string, PanelState> = {
  pending: 'pending',
  processing: 'pending',
  inprogress: 'in-progress',
  active: 'in-progress',
  completed: 'completed',
  complete: 'completed',
  success: 'completed',
  partial: 'partial',
  canceled: 'cancelled',
  cancelled: 'cancelled',
  refunded: 'cancelled',
}

export type PanelOrderState = {
  state: PanelState
  /** In the panel's own words. */
  status: string
  charge: string | null
  currency: string | null
  startCount: number | null
  /** Below zero where a panel says so. */
  remains: number | null
}

const refillStates: Record<string, 'pending' | 'completed' | 'refused'> = {
  pending: 'pending',
  processing: 'pending',
  inprogress: 'pending',
  awaiting: 'pending',
  completed: 'completed',
  complete: 'completed',
  success: 'completed',
  rejected: 'refused',
  canceled: 'refused',
  cancelled: 'refused',
  error: 'refused',
  failed: 'refused',
}

/** What became of a refill, and in the panel's own words. */
export type PanelRefillState = { state: 'pending' | 'completed' | 'refused'; status: string }

/** What became of one of several: what was asked for, or what the panel says against it. */
type Each<T> = ReadonlyMap<string, T | { error: string }>

/** Some answer 0 for an order that they do not take. */
const GivenId = Id.check(z.refine((it) => it !== '0' && !it.startsWith('-')))
const Added = z.object({ order: GivenId })
const State = z.object({
  status: z.string(),
  charge: z.optional(z.nullable(Decimal)),
  currency: z.optional(z.nullable(z.string())),
  start_count: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  remains: z.optional(z.nullable(z.union([z.string(), z.number()]))),
})
const Balance = z.object({ balance: Decimal, currency: z.optional(z.string()) })

/** How many ids go into one call. */
export const MOST_AT_ONCE = 100

/** A panel that speaks the API v2 of the field: read leniently, written strictly. */
export class PanelClient {
  readonly #access: PanelAccess
  readonly #mask: (words: string) => string

  constructor(access: PanelAccess) {
    this.#access = access
    this.#mask = maskKey(access.key)
  }

  /** All that it offers; a service that cannot be read is left out. */
  async listServices(): Promise<PanelOffer[]> {
    const answer = await sendAction(this.#access, 'services', {})
    if (!Array.isArray(answer)) throw new PanelError('unclear', 'the services are no list')
    return answer.flatMap((it) => offerOf(it) ?? [])
  }

  /**
   * Orders. It is not sent a second time: whoever gets an `unclear` error does not know whether there is an order, and panels have
   * nothing to ask by.
   */
  async addOrder(serviceId: string, fields: Readonly<Record<string, string | number>>): Promise<string> {
    const isDone = (answer: unknown) => z.safeParse(Added, answer).success
    const answer = await sendAction(this.#access, 'add', { service: serviceId, ...fields }, isDone)
    const read = z.safeParse(Added, answer)
    if (!read.success) throw new PanelError('unclear', `an answer without an order: ${this.#brief(answer)}`)
    return read.data.order
  }

  async statesOf(ids: readonly string[]): Promise<Each<PanelOrderState>> {
    const answer = await sendAction(this.#access, 'status', { orders: ids.join(',') })
    // Then it is the panel that is ill, and not a hundred orders.
    if (!ids.some((id) => partOf(answer, id) !== undefined))
      throw new PanelError('unclear', `no states: ${this.#brief(answer)}`)
    return this.#each(ids, (id) => stateOf(partOf(answer, id)))
  }

  /** The numbers of the refills that were begun. One is asked for alone: not every panel knows lists of them. */
  async refill(ids: readonly string[]): Promise<Each<{ refill: string }>> {
    const answer = await sendAction(this.#access, 'refill', fieldOf('order', ids))
    return this.#outcomes(ids, byId(ids, answer, 'refill'), 'order', ({ refill }) => {
      const read = z.safeParse(GivenId, refill)
      return read.success ? { refill: read.data } : null
    })
  }

  async refillStatesOf(ids: readonly string[]): Promise<Each<PanelRefillState>> {
    const answer = byId(ids, await sendAction(this.#access, 'refill_status', fieldOf('refill', ids)), 'status')
    // Then it is the panel that is ill, and not each refill.
    if (!ids.some((id) => partOf(answer, id, 'refill') !== undefined))
      throw new PanelError('unclear', `no states: ${this.#brief(answer)}`)
    return this.#outcomes(ids, answer, 'refill', ({ status }) => {
      const state = typeof status === 'string' ? refillStates[plain(status)] : undefined
      return typeof status === 'string' && state ? { state, status: status.slice(0, 40) } : null
    })
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
    if (!read.success || read.data.balance === '?')
      throw new PanelError('unclear', `no balance: ${this.#brief(answer)}`)
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
        return [id, 'error' in it ? { error: this.#mask(String(it.error)).slice(0, LONGEST) } : it]
      }),
    )
  }

  #brief(answer: unknown): string {
    return this.#mask(toJson(answer)).slice(0, 120)
  }
}

function offerOf(it: unknown): PanelOffer | null {
  const read = z.safeParse(PanelService, it)
  if (!read.success || read.data.rate === '?' || read.data.rate.startsWith('-')) return null
  const { service: id, name, type = 'Default', category, rate, min, max, refill, cancel, dripfeed, desc } = read.data
  return {
    id,
    name: name.trim(),
    description: desc?.trim() ?? '',
    type: type in panelTypes ? (type as PanelType) : null,
    category: category ?? '',
    rate,
    min,
    max,
    canRefill: refill ?? false,
    canCancel: cancel ?? false,
    canDrip: dripfeed ?? false,
  }
}

/** Some panels answer the error of one order as a string instead of an object. */
function stateOf(it: unknown): PanelOrderState | { error: string } {
  if (typeof it === 'string') return { error: it }
  const error = errorOf(it)
  if (error !== null) return { error }
  const read = z.safeParse(State, it)
  const state = read.success ? stateNames[plain(read.data.status)] : undefined
  if (!read.success || !state) return { error: it === undefined ? 'not answered' : `not understood: ${toJson(it)}` }
  const { charge, currency, start_count } = read.data
  const remains = read.data.remains === '' ? null : Number(read.data.remains ?? NaN)
  if (read.data.remains && !Number.isSafeInteger(remains)) return { error: `not understood: ${toJson(it)}` }
  return {
    state,
    status: read.data.status.slice(0, 40),
    charge: charge === '?' ? null : (charge ?? null),
    currency: currency ?? null,
    startCount: countOf(start_count),
    remains: Number.isSafeInteger(remains) ? remains : null,
  }
}

/** The name of a state without what panels write differently. */
const plain = (status: string) => status.toLowerCase().replaceAll(/[\s_-]/g, '')

const countOf = (value: unknown): number | null => {
  const read = z.safeParse(Count, value)
  return read.success ? read.data : null
}

const fieldOf = (name: 'order' | 'refill', ids: readonly string[]): Record<string, string> =>
  ids.length === 1 ? { [name]: ids[0] ?? '' } : { [`${name}s`]: ids.join(',') }

/** An answer about one alone does not name it. */
function byId(ids: readonly string[], answer: unknown, value: 'refill' | 'status'): unknown {
  const isAlone = ids.length === 1 && typeof answer === 'object' && answer !== null && value in answer
  return isAlone ? { [ids[0] ?? '']: answer } : answer
}

/** What an answer about several says about one: an object by id, or a list whose parts name it. */
function partOf(answer: unknown, id: string, name = 'order'): unknown {
  if (Array.isArray(answer)) return answer.find((it) => String((it as Record<string, unknown> | null)?.[name]) === id)
  return typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>)[id] : undefined
}

function outcomeOf<T extends object>(
  part: unknown,
  read: (part: Record<string, unknown>) => T | null,
): T | { error: string } {
  if (typeof part === 'string') return { error: part }
  if (typeof part !== 'object' || part === null) return { error: 'not answered' }
  const values = part as Record<string, unknown>
  const error =
    errorOf(values) ??
    Object.values(values)
      .map(errorOf)
      .find((it) => it !== null)
  return error ? { error } : (read(values) ?? { error: `not understood: ${toJson(part)}` })
}

const toJson = (it: unknown) => JSON.stringify(it) ?? 'nothing'
