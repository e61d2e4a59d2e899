import { ownProblem } from '@runmart/contract/suppliers-problems'
import * as z from 'zod/mini'
import { Count, Currency, Decimal, plain, toJson } from './panel-values.ts'
import { errorOf } from './send-action.ts'

export const panelStates = ['pending', 'in-progress', 'completed', 'partial', 'cancelled'] as const
export type PanelState = (typeof panelStates)[number]

/** A Map, because the keys come from outside: an object would also know “constructor”. */
const stateNames = new Map<string, PanelState>([
  ['pending', 'pending'],
  ['processing', 'pending'],
  ['inprogress', 'in-progress'],
  ['active', 'in-progress'],
  ['completed', 'completed'],
  ['complete', 'completed'],
  ['success', 'completed'],
  ['partial', 'partial'],
  ['canceled', 'cancelled'],
  ['cancelled', 'cancelled'],
  ['refunded', 'cancelled'],
])

export type PanelOrderState = {
  state: PanelState
  /** In the panel's own words. */
  status: string
  charge: string | null
  currency: string | null
  startCount: number | null
  /** Negative if the panel says so. */
  remains: number | null
}

const LONGEST_STATE = 40
const Status = z.string().check(z.maxLength(LONGEST_STATE))
const State = z.object({
  status: Status,
  charge: untold(Decimal),
  currency: untold(Currency),
  start_count: z.optional(z.unknown()),
  remains: untold(z.union([z.string().check(z.regex(/^-?\d{1,15}$/)), z.int()])),
})

/** Some panels omit unknown values, others send null or an empty string. */
function untold<T extends z.ZodMiniType>(known: T) {
  const Nothing = z.pipe(
    z.literal(['', null, undefined]),
    z.transform(() => null),
  )
  return z.optional(z.union([Nothing, known]))
}

/** Reads the state of an order. Some panels answer the error of one as a string instead of an object. */
export function stateOf(it: unknown): PanelOrderState | { error: string } {
  if (typeof it === 'string') return { error: it }
  const error = errorOf(it)
  if (error !== null) return { error }
  const read = z.safeParse(State, it)
  const state = read.success ? stateNames.get(plain(read.data.status)) : undefined
  if (!read.success || !state)
    return { error: it === undefined ? ownProblem('not-answered') : ownProblem('not-understood', toJson(it)) }
  const { status, charge = null, currency = null, start_count, remains = null } = read.data
  return {
    state,
    status,
    charge,
    currency,
    startCount: countOf(start_count),
    remains: remains === null ? null : Number(remains),
  }
}

const countOf = (value: unknown): number | null => {
  const read = z.safeParse(Count, value)
  return read.success ? read.data : null
}

const refillStates = new Map<string, 'pending' | 'completed' | 'refused'>([
  ['pending', 'pending'],
  ['processing', 'pending'],
  ['inprogress', 'pending'],
  ['awaiting', 'pending'],
  ['completed', 'completed'],
  ['complete', 'completed'],
  ['success', 'completed'],
  ['rejected', 'refused'],
  ['canceled', 'refused'],
  ['cancelled', 'refused'],
  ['error', 'refused'],
  ['failed', 'refused'],
])

export type PanelRefillState = { state: 'pending' | 'completed' | 'refused'; status: string }

/** Reads the state of a refill; null if it is unknown. */
export function refillStateOf(told: unknown): PanelRefillState | null {
  const { data: status } = z.safeParse(Status, told)
  const state = status && refillStates.get(plain(status))
  return status && state ? { state, status } : null
}
