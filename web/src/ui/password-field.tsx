import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** A secret that can be shown while it is typed. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  const t = useTranslations()
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <TextField
      autoComplete="current-password"
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <button
          type="button"
          aria-label={shown ? t('ui.hidePassword') : t('ui.showPassword')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="grid size-8 place-items-center rounded-md text-ink-faint hover:text-ink pointer-coarse:size-10"
        >
          <Icon aria-hidden className="size-[18px]" />
        </button>
      }
    />
  )
}
