import { type BotRegistry, loadBots } from '@runmart/bots/registry'
import type { Config } from '#platform/config/config.ts'
import { StartProblem } from '#platform/start-problem.ts'

/** The bots that ship and those the operator added; one that cannot be installed is a sentence at start. */
export function installBots({ botModules }: Config): Promise<BotRegistry> {
  return loadBots(botModules).catch((problem: Error) => {
    throw new StartProblem(problem.message)
  })
}
