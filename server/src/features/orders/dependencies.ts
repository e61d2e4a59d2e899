import type { BotRegistry } from '@runmart/bots/registry'

/** What ordering needs besides the database: the installed bots, and the secret that seals what customers tell them. */
export type OrderDependencies = { bots: BotRegistry; tokenSecret: string }
