import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  const t = useTranslations()
  const [visible, setVisible] = useState(false)
  const Icon = visible ? EyeOff : Eye
  return (
    <TextField
      autoComplete="current-password"
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={visible ? 'text' : 'password'}
      end={
        <button
          type="button"
          aria-label={visible ? t('ui.hidePassword') : t('ui.showPassword')}
          aria-pressed={visible}
          onClick={() => setVisible(!visible)}
          className="grid size-8 place-items-center rounded-md text-ink-faint hover:text-ink pointer-coarse:size-11"
        >
          <Icon aria-hidden className="size-[18px]" />
        </button>
      }
    />
  )
}
