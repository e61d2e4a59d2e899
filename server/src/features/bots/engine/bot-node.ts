import type { WebFetch } from '@runmart/bots/kit/bot-fetch'
import type { BotRegistry } from '@runmart/bots/registry'
import type { BotLimits } from '#platform/config/config.ts'
import type { SecretsKeys } from '#platform/sealed.ts'
import type { Timeouts } from '../engine-limits.ts'
import type { Isolation } from '../process/measure-isolation.ts'
import type { PreparedProcesses } from '../process/prepared-processes.ts'
import type { ActiveRun } from './active-run.ts'

/** One process that runs bots. */
export type BotNode = {
  id: string
  bots: BotRegistry
  limits: BotLimits
  timeouts: Timeouts
  isolation: Isolation
  processes: PreparedProcesses
  /** Opens foreign addresses, within the requests a host gets from all runs of this node. */
  webFetch: WebFetch
  secretsKeys: SecretsKeys
  /** The runs that are this node's now, by their orders. */
  active: Map<string, ActiveRun>
  /** No new runs are claimed, and those under way are handed on. */
  isStopping: boolean
}
