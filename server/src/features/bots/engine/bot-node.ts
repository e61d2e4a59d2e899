import type { AskWeb } from '@runmart/bots/kit/bot-fetch'
import type { BotRegistry } from '@runmart/bots/registry'
import type { BotLimits } from '#platform/config/config.ts'
import type { Patience } from '../limits.ts'
import type { Isolation } from '../process/measure-isolation.ts'
import type { HeldRun } from './held-run.ts'

/** What one process that runs bots has and knows. */
export type BotNode = {
  id: string
  bots: BotRegistry
  limits: BotLimits
  patience: Patience
  isolation: Isolation
  /** Opens strangers' addresses, within what a host is asked by all runs of this node. */
  askWeb: AskWeb
  tokenSecret: string
  /** The runs that are this node's now, by their orders. */
  held: Map<string, HeldRun>
  /** No new runs are taken, and those under way are handed on. */
  isStopping: boolean
}
