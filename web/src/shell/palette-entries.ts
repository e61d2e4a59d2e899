import { languageNames, languages } from '@runmart/contract/languages'
import { Languages, LogOut, type LucideIcon, SunMoon } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useLanguage } from '#platform/language.tsx'
import { signOut } from '#platform/session.ts'
import { switchTheme } from '#platform/theme.ts'
import { changeLanguage } from './change-language.ts'
import type { Place } from './place.ts'

export type Entry = { id: string; group: string; label: string; icon: LucideIcon; act: () => void }

/** All that the palette can do, for the words typed so far: each word must occur somewhere in the label. */
export function usePaletteEntries(typed: string, places: readonly Place[]): Entry[] {
  const { language, t } = useLanguage()
  const navigate = useNavigate()
  const screens = places.map((place) => ({
    id: place.path,
    group: t('shell.screens'),
    label: place.label,
    icon: place.icon,
    act: () => void navigate(place.path),
  }))
  const group = t('shell.actions')
  const actions = [
    { id: 'theme', group, label: t('shell.switchTheme'), icon: SunMoon, act: switchTheme },
    ...languages
      .filter((other) => other !== language)
      .map((other) => ({
        id: `language-${other}`,
        group,
        label: `${t('shell.language')}: ${languageNames[other]}`,
        icon: Languages,
        act: () => changeLanguage(other),
      })),
    { id: 'sign-out', group, label: t('shell.signOut'), icon: LogOut, act: signOut },
  ]
  const words = typed.toLocaleLowerCase(language).split(/\s+/)
  return [...screens, ...actions].filter((entry) =>
    words.every((word) => entry.label.toLocaleLowerCase(language).includes(word)),
  )
}
