/** How a panel that stands in for those of the field is told what it sells and how it behaves. */

export type StandInService = {
  service: number
  name: string
  /** One of the known types, however it is spelled. */
  type: string
  category: string
  rate: string
  min: string
  max: string
  refill: boolean
  /** Older panels tell neither of these. */
  cancel?: boolean
  dripfeed?: boolean
  desc?: string
}

export type StandInOrder = {
  order: number
  service: number
  fields: Record<string, string>
  addedAt: number
  mark?: string
  status: string
  charge: string
  startCount: number
  remains: number
  currency?: string
}

/** How the stand-in misbehaves. */
export type PanelTrouble =
  | 'none'
  /** Does what is asked and never answers. */
  | 'lose'
  /** Does it and breaks the line. */
  | 'cut'
  /** Breaks the line before doing anything. */
  | 'drop'
  /** Do nothing and answer what nobody can read. */
  | 'error'
  | 'garbage'
  /** Does it and answers after a while. */
  | 'late'
  /** Refuses orders for want of money. */
  | 'poor'
  /** Refuses orders as of a service that is sold no more. */
  | 'closed'
  /** Refuses an order as long as another one for the link is open. */
  | 'busy'
  /** Refuses everything as too often. */
  | 'often'
  /** Answers with the number of another order. */
  | 'lie'
  /** Does what is asked and answers an error with status 500. */
  | 'fails'
  /** Answers an empty object to everything. */
  | 'blank'
  /** Does it and answers an error along with it. */
  | 'warns'

/** Of two that panels do, the one that this panel does. */
type Habits = {
  /** Ids as strings, sums and counts as numbers, instead of the other way round. */
  swapsTypes: boolean
  /** An order that was taken is answered with `"status":"success"` beside its number. */
  saysSuccess: boolean
  /** Too many calls are refused with this status. */
  tooOftenWith: 429 | 200
  /** The error of one order as a string. */
  bareErrors: boolean
  /** A second add of the same service, link and quantity within two minutes is the first one. */
  repeatsOrders: boolean
  /** It takes a `request_id`, and a second add with the same one is the first. */
  takesRequestIds: boolean
  states: 'title' | 'lower'
  /** States of several refills as an object by their numbers, instead of a list. */
  refillsById: boolean
  /** Whether it knows lists of refills; otherwise it refuses them, or answers an empty list, and takes one at a time. */
  refillLists: 'known' | 'refused' | 'ignored'
}

/** What most panels do. */
export const usualHabits: Habits = {
  swapsTypes: false,
  saysSuccess: false,
  tooOftenWith: 429,
  bareErrors: false,
  repeatsOrders: false,
  takesRequestIds: false,
  states: 'title',
  refillsById: false,
  refillLists: 'known',
}

export type PanelStandIn = {
  access: { url: string; key: string }
  services: StandInService[]
  orders: Map<number, StandInOrder>
  refills: Map<number, { order: number; status: string }>
  /** The trouble it makes, or the one it makes with each call. */
  trouble: PanelTrouble | ((action: string) => PanelTrouble)
  habits: Habits
  balance: number
  /** More are refused. */
  callsAMinute: number
  /** How many were. */
  refusedCalls: number
  calls(action?: string): number
  /** As if the minute of the rate limit were over. */
  clearCalls(): void
  close(): Promise<void>
}
