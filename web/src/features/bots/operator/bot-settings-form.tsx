import { type DeskBot, ShopSettings } from '@runmart/contract/bots-operator'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Form } from '#ui/form.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { useDraft } from '#ui/use-draft.ts'
import { changedSettings, typedSettings } from './changed-settings.ts'
import { saveBotSettings } from './save-bot-settings.ts'
import { SettingField } from './setting-field.tsx'

/** What the shop sets for a bot. A secret is only ever written: empty keeps it, and deleting it takes a box of its own. */
export function BotSettingsForm({ bot, onDone }: { bot: DeskBot; onDone: () => void }) {
  const t = useOperatorTranslations()
  const { draft, change } = useDraft(typedSettings(bot.settings))
  return (
    <Form
      schema={ShopSettings}
      read={() => ({ settings: changedSettings(bot.settings, draft) })}
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
          value={draft[setting.name] ?? null}
          onType={(value) => change({ [setting.name]: value })}
        />
      ))}
      <SubmitButton>{t('operatorBots.saveSettings')}</SubmitButton>
    </Form>
  )
}
