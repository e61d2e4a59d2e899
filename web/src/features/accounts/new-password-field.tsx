import { useState } from 'react'
import { PasswordField } from '#ui/password-field.tsx'
import { PasswordMeter } from './password-meter.tsx'

type Props = { label: string; name: string; personal?: readonly string[]; autoFocus?: boolean }

/** A password to be chosen, with a meter that explains itself. */
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
