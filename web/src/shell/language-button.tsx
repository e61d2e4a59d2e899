import { Languages } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { IconButton } from '#ui/icon-button.tsx'

/** The button of the language menu; it is there before the menu's code is. */
export function LanguageButton(props: ComponentProps<'button'>) {
  const t = useTranslations()
  return (
    <IconButton {...props} label={t('shell.language')}>
      <Languages aria-hidden />
    </IconButton>
  )
}
