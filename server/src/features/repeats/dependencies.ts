import type { BotRegistry } from '@runmart/bots/registry'

/** What the API needs to know of bots: which of them can run again with what is kept. */
export type RepeatRouteDependencies = { bots: BotRegistry }

export type RepeatDependencies = {
  /** Whose days count where a customer's time zone is not known. */
  shopTimeZone: string
  /** The environment of the server keeps the shop closed. */
  maintenance: boolean
}
