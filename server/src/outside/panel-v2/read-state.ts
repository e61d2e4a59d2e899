import { ownProblem } from '@runmart/contract/suppliers-problems'
import * as z from 'zod/mini'
import { Count, Decimal, plain, toJson } from './panel-values.ts'
import { errorOf } from './send-action.ts'

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

const State = z.object({
  status: z.string(),
  charge: z.optional(z.nullable(Decimal)),
  currency: z.optional(z.nullable(z.string())),
  start_count: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  remains: z.optional(z.nullable(z.union([z.string(), z.number()]))),
})

/** What a panel tells of an order. Some answer the error of one as a string instead of an object. */
export function stateOf(it: unknown): PanelOrderState | { error: string } {
  if (typeof it === 'string') return { error: it }
  const error = errorOf(it)
  if (error !== null) return { error }
  const read = z.safeParse(State, it)
  const state = read.success ? stateNames[plain(read.data.status)] : undefined
  if (!read.success || !state)
    return { error: it === undefined ? ownProblem('not-answered') : ownProblem('not-understood', toJson(it)) }
  const { charge, currency, start_count } = read.data
  const remains = read.data.remains === '' ? null : Number(read.data.remains ?? NaN)
  if (read.data.remains && !Number.isSafeInteger(remains)) return { error: ownProblem('not-understood', toJson(it)) }
  return {
    state,
    status: read.data.status.slice(0, 40),
    charge: charge === '?' ? null : (charge ?? null),
    currency: currency ?? null,
    startCount: countOf(start_count),
    remains: Number.isSafeInteger(remains) ? remains : null,
  }
}

const countOf = (value: unknown): number | null => {
  const read = z.safeParse(Count, value)
  return read.success ? read.data : null
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

/** What a panel tells of a refill; null where that is nothing known. */
export function refillStateOf(status: unknown): PanelRefillState | null {
  const state = typeof status === 'string' ? refillStates[plain(status)] : undefined
  return typeof status === 'string' && state ? { state, status: status.slice(0, 40) } : null
}
