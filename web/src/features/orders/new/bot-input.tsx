import { type BotInfo, type BotSetting, bots } from '@runmart/contract/bots'
import type { FieldProblem } from '@runmart/contract/errors'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { useApi } from '#platform/use-api.ts'
import { PasswordField } from '#ui/password-field.tsx'
import { TextField } from '#ui/text-field.tsx'

const MAX_LENGTH = 2_000

/** The installed bots and the rules for all of them, in the reader's language. */
export function useBots() {
  return useApi(bots.list, {}, { localized: true })
}

type BotSettings = ReturnType<typeof useBotSettings>

/** A bot's settings besides the lines, as the customer types them. The browser stores none of them. */
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
    problems: Object.fromEntries(
      missing.map(({ name }): [string, FieldProblem] => [fieldName(name), 'settingMissing']),
    ),
    /** The part of the request body; empty for a bot without settings. */
    form: given.length ? { settings: Object.fromEntries(given) } : {},
  }
}

/** One field for each setting of a bot; empty for a bot without settings. */
export function SettingFields({ settings: { settings, values, change } }: { settings: BotSettings }) {
  const t = useTranslations()
  const hintOf = ({ secret, fallback }: BotSetting) =>
    fallback === null ? secret && t('botInput.secret') : t('botInput.fallback', { value: fallback })
  return settings.map((setting) => {
    const { name, label, secret, fallback } = setting
    const Input = secret ? PasswordField : TextField
    return (
      <Input
        key={name}
        name={fieldName(name)}
        label={label}
        hint={hintOf(setting)}
        optional={fallback !== null}
        value={values[name] ?? ''}
        onChange={({ target }) => change(name, target.value)}
        limit={MAX_LENGTH}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    )
  })
}

/** A line in the bot's format. */
export function LineExample({ bot }: { bot: BotInfo }) {
  const t = useTranslations()
  return (
    <p className="text-[13px] text-pretty text-ink-soft">
      {t('botInput.example')}{' '}
      <code className="rounded-md bg-sunken px-1.5 py-0.5 font-mono text-xs wrap-anywhere text-ink dark:bg-raised">
        {bot.example}
      </code>
    </p>
  )
}

/** The field name of a setting; the server refuses a bad setting under the same name. */
function fieldName(setting: string): string {
  return `settings.${setting}`
}
