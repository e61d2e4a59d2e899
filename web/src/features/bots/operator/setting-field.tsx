import type { ShopSetting } from '@runmart/contract/bots-operator'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { CheckBox } from '#ui/check-box.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { TextField } from '#ui/text-field.tsx'

const LONGEST = 2_000

type Props = {
  setting: ShopSetting
  value: string | null
  /** Null forgets a secret that is set. */
  onType: (value: string | null) => void
}

/** One setting of a bot, with what holds while it is empty. */
export function SettingField({ setting: { name, label, secret, fallback, isSet }, value, onType }: Props) {
  const t = useOperatorTranslations()
  const unset = fallback === null ? t('operatorBots.noFallback') : t('operatorBots.fallback', { value: fallback })
  const isForgotten = value === null
  const Input = secret ? PasswordField : TextField
  return (
    <div className="flex flex-col gap-3">
      <Input
        label={label}
        name={`settings.${name}`}
        hint={secret ? t(isSet && !isForgotten ? 'operatorBots.secretSet' : 'operatorBots.secretUnset') : unset}
        value={value ?? ''}
        onChange={({ target }) => onType(target.value)}
        disabled={isForgotten}
        optional={fallback !== null}
        maxLength={LONGEST}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputClassName="font-mono"
      />
      {secret && isSet && (
        <CheckBox
          label={t('operatorBots.forget', { label })}
          checked={isForgotten}
          onChange={(forgets) => onType(forgets ? null : '')}
        />
      )}
    </div>
  )
}
