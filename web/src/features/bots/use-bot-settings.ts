import type { BotInfo } from '@runmart/contract/bots'
import type { FieldProblem } from '@runmart/contract/errors'
import { useState } from 'react'

export type BotSettings = ReturnType<typeof useBotSettings>

/** What this very bot is to know besides the lines, as it is filled in; nothing of it is kept. */
export function useBotSettings(bot: BotInfo | null) {
  const [typed, setTyped] = useState<{ bot: string; values: Record<string, string> } | null>(null)
  const values = typed && typed.bot === bot?.id ? typed.values : {}
  const settings = bot?.settings ?? []
  const given = Object.entries(values).filter(([, value]) => value.trim() !== '')
  const missing = settings.filter(({ name, fallback }) => fallback === null && !values[name]?.trim())
  return {
    settings,
    values,
    change: (name: string, value: string) => bot && setTyped({ bot: bot.id, values: { ...values, [name]: value } }),
    /** By the names that the fields have and the server refuses under. */
    problems: Object.fromEntries(
      missing.map(({ name }): [string, FieldProblem] => [settingField(name), 'settingMissing']),
    ),
    /** As it is sent: nothing at all for a bot that asks nothing. */
    form: given.length ? { settings: Object.fromEntries(given) } : {},
  }
}

/** The name of a setting's field, which is also the server's. */
export function settingField(name: string): string {
  return `settings.${name}`
}
