import { languageNames, languages } from '@runmart/contract/languages'
import { Languages, LogOut, type LucideIcon, SunMoon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { changeLanguage } from '#platform/change-language.ts'
import { useLanguage } from '#platform/language.tsx'
import { signOut } from '#platform/session.ts'
import { switchTheme } from '#platform/theme.ts'
import type { NavItem } from './nav-item.tsx'

export type Command = {
  id: string
  label: string
  /** The label with markup, if it is more than text. */
  title?: ReactNode
  /** Below the label: the match. */
  detail?: ReactNode
  /** At the end of the line: a code, a state, a sum. */
  note?: ReactNode
  icon: LucideIcon
  run: () => void
}
export type CommandGroup = { label: string; items: Command[] }

export function useCommands(screens: readonly NavItem[]): CommandGroup[] {
  const { language, t } = useLanguage()
  const navigate = useNavigate()
  const toScreens = screens.map(({ path, label, title, icon }) => ({
    id: path,
    label: title ?? label,
    icon,
    run: () => void navigate(path),
  }))
  const toLanguages = languages
    .filter((other) => other !== language)
    .map((other) => ({
      id: `language-${other}`,
      label: `${t('shell.language')}: ${languageNames[other]}`,
      icon: Languages,
      run: () => changeLanguage(other),
    }))
  return [
    { label: t('shell.screens'), items: toScreens },
    {
      label: t('shell.actions'),
      items: [
        { id: 'theme', label: t('shell.switchTheme'), icon: SunMoon, run: switchTheme },
        ...toLanguages,
        { id: 'sign-out', label: t('shell.signOut'), icon: LogOut, run: signOut },
      ],
    },
  ]
}
