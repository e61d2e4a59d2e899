export type StandInService = {
  service: number
  name: string
  /** One of the known types, in any spelling. */
  type: string
  category: string
  rate: string
  min: string
  max: string
  refill: boolean
  /** Older panels omit both. */
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

export type PanelTrouble =
  | 'none'
  /** Does the action and never answers. */
  | 'lose'
  /** Does the action and breaks the connection. */
  | 'cut'
  /** Breaks the connection before doing anything. */
  | 'drop'
  /** Do nothing and answer unreadable text. */
  | 'error'
  | 'garbage'
  /** Does it and answers after a while. */
  | 'late'
  /** Refuses orders for lack of money. */
  | 'poor'
  /** Refuses orders because the service is closed. */
  | 'closed'
  /** Refuses an order while another one for the link is open. */
  | 'busy'
  /** Refuses everything as too frequent. */
  | 'often'
  /** Answers with the number of another order. */
  | 'lie'
  /** Does the action and answers status 500 with an error. */
  | 'fails'
  /** Answers an empty object to everything. */
  | 'blank'
  /** Does it and answers an error along with it. */
  | 'warns'

/** Where panels differ, the variant of this one. */
type Habits = {
  /** Ids as strings, sums and counts as numbers, instead of the other way round. */
  swapsTypes: boolean
  /** An accepted order has `"status":"success"` beside its number. */
  saysSuccess: boolean
  /** The status for too many calls. */
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
  /**
   * Whether it knows lists of refills; otherwise it refuses them, or answers an empty list, and takes one at a time.
   */
  refillLists: 'known' | 'refused' | 'ignored'
}

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
  /** The trouble it makes, for all calls or by action. */
  trouble: PanelTrouble | ((action: string) => PanelTrouble)
  habits: Habits
  balance: number
  /** It refuses more. */
  callsAMinute: number
  refusedCalls: number
  calls(action?: string): number
  /** Resets the rate limit. */
  clearCalls(): void
  close(): Promise<void>
}
