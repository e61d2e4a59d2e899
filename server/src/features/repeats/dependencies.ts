import type { BotRegistry } from '@runmart/bots/registry'

/** Which bots are installed: those that can run again with what is kept. */
export type RepeatRouteDependencies = { bots: BotRegistry }

export type RepeatDependencies = RepeatRouteDependencies & {
  /** Whose days count where a customer's time zone is not known. */
  shopTimeZone: string
  /** The environment of the server keeps the shop closed. */
  maintenance: boolean
}
