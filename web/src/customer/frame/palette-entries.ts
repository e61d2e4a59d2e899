import { languages } from '@runmart/contract/languages'
import { Languages, LogOut, type LucideIcon, SunMoon } from 'lucide-react'
import { useNavigate } from 'react-router'
import { languageNames, useLanguage } from '../../platform/language.tsx'
import { signOut } from '../../platform/session.ts'
import { switchTheme } from '../../platform/theme.ts'
import { builtScreens } from '../screens.ts'
import { changeLanguage } from './change-language.ts'

export type Entry = { id: string; group: string; label: string; icon: LucideIcon; act: () => void }

/** All that the palette can do, for the words typed so far: each word must occur somewhere in the label. */
export function usePaletteEntries(typed: string): Entry[] {
  const { language, say } = useLanguage()
  const navigate = useNavigate()
  const screens = builtScreens.map((screen) => ({
    id: screen.path,
    group: say('frame.screens'),
    label: say(screen.label),
    icon: screen.icon,
    act: () => void navigate(screen.path),
  }))
  const group = say('frame.actions')
  const actions = [
    { id: 'theme', group, label: say('frame.switchTheme'), icon: SunMoon, act: switchTheme },
    ...languages
      .filter((other) => other !== language)
      .map((other) => ({
        id: `language-${other}`,
        group,
        label: `${say('frame.language')}: ${languageNames[other]}`,
        icon: Languages,
        act: () => changeLanguage(other),
      })),
    { id: 'sign-out', group, label: say('frame.signOut'), icon: LogOut, act: signOut },
  ]
  const words = typed.toLocaleLowerCase(language).split(/\s+/)
  return [...screens, ...actions].filter((entry) =>
    words.every((word) => entry.label.toLocaleLowerCase(language).includes(word)),
  )
}
