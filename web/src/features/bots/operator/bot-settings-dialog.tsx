import { botsOperator, type OperatorBot, type ShopSetting, ShopSettings } from '@runmart/contract/bots-operator'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { CheckBox } from '#ui/check-box.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useDraft } from '#ui/use-draft.ts'
import { changedSettings, typedSettings } from './changed-settings.ts'

type Props = { bot: OperatorBot; open: boolean; onClose: () => void }

export function BotSettingsDialog({ bot, open, onClose }: Props) {
  const t = useOperatorTranslations()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('operatorBots.settingsOf', { name: bot.name })}
      description={bot.description}
    >
      <BotSettingsForm bot={bot} onDone={onClose} />
    </Dialog>
  )
}

/** Edits the settings of a bot. The page never receives a secret: an empty field keeps it, a checkbox deletes it. */
function BotSettingsForm({ bot, onDone }: { bot: OperatorBot; onDone: () => void }) {
  const t = useOperatorTranslations()
  const { act } = useAct(botsOperator.saveSettings, { untilFresh: true })
  const { draft, change } = useDraft(typedSettings(bot.settings))
  return (
    <Form
      schema={ShopSettings}
      read={() => ({ settings: changedSettings(bot.settings, draft) })}
      label={t('operatorBots.settingsOf', { name: bot.name })}
      onSubmit={async ({ settings }) => {
        const answer = await act({ params: { id: bot.id }, body: { settings } })
        if (answer.success) onDone()
        return answer
      }}
    >
      {bot.settings.map((setting) => (
        <SettingField
          key={setting.name}
          setting={setting}
          value={draft[setting.name] ?? null}
          onChange={(value) => change({ [setting.name]: value })}
        />
      ))}
      <SubmitButton>{t('operatorBots.saveSettings')}</SubmitButton>
    </Form>
  )
}

const MAX_LENGTH = 2_000

type SettingFieldProps = {
  setting: ShopSetting
  value: string | null
  /** Null deletes the stored secret. */
  onChange: (value: string | null) => void
}

/** One setting of a bot; the hint shows the default that an empty field uses. */
function SettingField({ setting: { name, label, secret, fallback, isSet }, value, onChange }: SettingFieldProps) {
  const t = useOperatorTranslations()
  const unset = fallback === null ? t('operatorBots.noFallback') : t('operatorBots.fallback', { value: fallback })
  const isDeleted = value === null
  const Input = secret ? PasswordField : TextField
  return (
    <div className="flex flex-col gap-3">
      <Input
        label={label}
        name={`settings.${name}`}
        hint={secret ? t(isSet && !isDeleted ? 'operatorBots.secretSet' : 'operatorBots.secretUnset') : unset}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value)}
        disabled={isDeleted}
        optional={fallback !== null}
        limit={MAX_LENGTH}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputClassName="font-mono"
      />
      {secret && isSet && (
        <CheckBox
          label={t('operatorBots.forget', { label })}
          checked={isDeleted}
          onChange={(isChecked) => onChange(isChecked ? null : '')}
        />
      )}
    </div>
  )
}
