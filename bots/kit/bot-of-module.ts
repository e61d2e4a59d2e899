import type { Bot } from './bot.ts'

/** The first bot that a module exports, or null. */
export function botOfModule(exported: Readonly<Record<string, unknown>>): Bot | null {
  return Object.values(exported).find(isBot) ?? null
}

function isBot(it: unknown): it is Bot {
  return typeof it === 'object' && it !== null && 'parseLine' in it && 'run' in it
}
