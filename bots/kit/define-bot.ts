import type { Bot, BotDefinition } from './bot.ts'

/**
 * Describes a bot. The compiler ties lines, settings and problem codes together; code that runs bots does not see these
 * types.
 */
export function defineBot<Line, Names extends string, Problem extends string>(
  definition: BotDefinition<Line, Names, Problem>,
): Bot {
  return definition as unknown as Bot
}
