import { Moon, Sun } from 'lucide-react'
import { useTranslations } from '#platform/language.tsx'
import { switchTheme } from '#platform/theme.ts'
import { IconButton } from './icon-button.tsx'

/** Renders both icons; the theme hides one, so the switch needs no state. */
export function ThemeSwitch() {
  const t = useTranslations()
  return (
    <IconButton label={t('shell.switchTheme')} onClick={switchTheme}>
      <Moon aria-hidden className="dark:hidden" />
      <Sun aria-hidden className="hidden dark:block" />
    </IconButton>
  )
}
