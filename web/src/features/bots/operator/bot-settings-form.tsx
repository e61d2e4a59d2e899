import { type DeskBot, ShopSettings } from '@runmart/contract/bots-operator'
import { useState } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Form } from '#ui/form.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { changedSettings, typedSettings } from './changed-settings.ts'
import { saveBotSettings } from './save-bot-settings.ts'
import { SettingField } from './setting-field.tsx'

/** What the shop sets for a bot. A secret is only ever written: empty keeps it, and forgetting it is said in so many words. */
export function BotSettingsForm({ bot, onDone }: { bot: DeskBot; onDone: () => void }) {
  const t = useOperatorTranslations()
  const [typed, setTyped] = useState(() => typedSettings(bot.settings))
  return (
    <Form
      schema={ShopSettings}
      read={() => ({ settings: changedSettings(bot.settings, typed) })}
      label={t('operatorBots.settingsOf', { name: bot.name })}
      onSubmit={async ({ settings }) => {
        const answer = await saveBotSettings(bot.id, settings)
        if (answer.success) onDone()
        return answer
      }}
    >
      {bot.settings.map((setting) => (
        <SettingField
          key={setting.name}
          setting={setting}
          value={typed[setting.name] ?? ''}
          onType={(value) => setTyped((before) => ({ ...before, [setting.name]: value }))}
        />
      ))}
      <SubmitButton>{t('operatorBots.saveSettings')}</SubmitButton>
    </Form>
  )
}
