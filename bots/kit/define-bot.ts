import type { Bot, BotDefinition } from './bot.ts'

/** Describes a bot; the compiler ties lines, settings and problem words together, and whoever runs it need not know them. */
export function defineBot<Line, Names extends string, Problem extends string>(
  definition: BotDefinition<Line, Names, Problem>,
): Bot {
  return definition as unknown as Bot
}
