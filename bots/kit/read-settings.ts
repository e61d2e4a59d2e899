import type { Bot } from './bot.ts'

export type SettingProblem = { name: string; problem: 'unknown' | 'missing' | 'wrong' }

export function readSettings(
  bot: Bot,
  given: Readonly<Record<string, string>>,
): { settings: Record<string, string> } | { problems: SettingProblem[] } {
  const problems: SettingProblem[] = Object.keys(given)
    .filter((name) => !Object.hasOwn(bot.settings, name))
    .map((name) => ({ name, problem: 'unknown' }))
  const settings: Record<string, string> = {}
  for (const [name, setting] of Object.entries(bot.settings)) {
    const value = (Object.hasOwn(given, name) && given[name]?.trim()) || setting.fallback
    if (value === undefined) problems.push({ name, problem: 'missing' })
    else if (setting.fits && !setting.fits(value)) problems.push({ name, problem: 'wrong' })
    else settings[name] = value
  }
  return problems.length ? { problems } : { settings }
}
