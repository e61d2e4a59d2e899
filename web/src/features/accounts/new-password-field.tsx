import { Check, Circle } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { classes } from '#ui/classes.ts'
import { PasswordField } from '#ui/password-field.tsx'
import { passwordStrength, type StrengthLevel } from './password-strength.ts'

type Props = { label: string; name: string; personal?: readonly string[]; autoFocus?: boolean }

/** A field for a new password, with a strength meter. */
export function NewPasswordField({ label, name, personal = [], autoFocus = false }: Props) {
  const [password, setPassword] = useState('')
  return (
    <div className="flex flex-col gap-2.5">
      <PasswordField
        label={label}
        name={name}
        autoComplete="new-password"
        autoFocus={autoFocus}
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordMeter password={password} personal={personal} />
    </div>
  )
}

const colours: Record<StrengthLevel, string> = {
  short: 'bg-failed',
  long: 'bg-failed',
  personal: 'bg-failed',
  weak: 'bg-failed',
  fair: 'bg-pending',
  good: 'bg-success',
  strong: 'bg-success',
}
const words = {
  short: 'accounts.strengthShort',
  long: 'accounts.strengthLong',
  personal: 'accounts.strengthPersonal',
  weak: 'accounts.strengthWeak',
  fair: 'accounts.strengthFair',
  good: 'accounts.strengthGood',
  strong: 'accounts.strengthStrong',
} as const satisfies Record<StrengthLevel, string>

type MeterProps = { password: string; personal: readonly string[] }

/** Shows the strength of a password and the rules that it still fails. */
function PasswordMeter({ password, personal }: MeterProps) {
  const t = useTranslations()
  const { level, bars, longEnough, impersonal } = passwordStrength(password, personal)
  const typed = password !== ''
  const rules = [
    { met: longEnough, words: t('accounts.ruleLength') },
    { met: typed && impersonal, words: t('accounts.rulePersonal') },
    { met: bars > 1, words: t('accounts.ruleHard') },
  ]
  return (
    <div className="flex flex-col gap-2">
      <div className="flex h-4 items-center">
        <div aria-hidden className="grid flex-1 grid-cols-4 gap-1">
          {[1, 2, 3, 4].map((bar) => (
            <span
              key={bar}
              className={classes('h-1 rounded-full transition-colors', bar <= bars ? colours[level] : 'bg-line-strong')}
            />
          ))}
        </div>
        <p aria-live="polite" className={classes('text-xs font-semibold text-ink-soft', typed && 'pl-3')}>
          {typed && (
            <>
              <span aria-hidden>{t(words[level])}</span>
              <span className="sr-only">{t('accounts.strength', { level: t(words[level]) })}</span>
            </>
          )}
        </p>
      </div>
      <ul className="flex flex-col gap-1 text-[13px] text-ink-faint">
        {rules.map((rule) => (
          <li key={rule.words} className={classes('flex items-start gap-2', rule.met && 'text-ink-soft')}>
            {rule.met ? (
              <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
            ) : (
              <Circle aria-hidden className="mx-[5px] mt-[7px] size-1.5 shrink-0 fill-current" />
            )}
            <span>
              {rule.words}
              <span className="sr-only">: {rule.met ? t('accounts.ruleMet') : t('accounts.ruleOpen')}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
