import type { BotSetting } from '@runmart/contract/bots'
import { useTranslations } from '#platform/language.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { type BotSettings, settingField } from './use-bot-settings.ts'

const LONGEST = 2_000

/** What a bot asks for besides the lines, one field each; nothing for a bot that asks nothing. */
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
        name={settingField(name)}
        label={label}
        hint={hintOf(setting)}
        optional={fallback !== null}
        value={values[name] ?? ''}
        onChange={({ target }) => change(name, target.value)}
        maxLength={LONGEST}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    )
  })
}
