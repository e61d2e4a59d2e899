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
  /** Opens foreign addresses, within the limit of requests per host for all runs of this node. */
  webFetch: WebFetch
  secretsKeys: SecretsKeys
  /** The runs of this node, by order. */
  active: Map<string, ActiveRun>
  /** Whether the node claims no new runs and hands its own over. */
  isStopping: boolean
}
