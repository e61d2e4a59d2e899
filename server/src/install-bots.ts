import { type BotRegistry, loadBots } from '@runmart/bots/registry'
import type { Config } from '#platform/config/config.ts'
import { StartupError } from '#platform/startup-error.ts'

/** The bots that ship and those of the operator; throws a `StartupError` if one is invalid. */
export function installBots({ botModules }: Config): Promise<BotRegistry> {
  return loadBots(botModules).catch((problem: Error) => {
    throw new StartupError(problem.message)
  })
}
