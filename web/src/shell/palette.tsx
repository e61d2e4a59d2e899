import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { languageNames, languages } from '@runmart/contract/languages'
import { Languages, LogOut, type LucideIcon, Search, SunMoon } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { changeLanguage } from '#platform/change-language.ts'
import { useLanguage, useTranslations } from '#platform/language.tsx'
import { signOut } from '#platform/session.ts'
import { switchTheme } from '#platform/theme.ts'
import { dialogStyles } from '#ui/dialog-styles.ts'
import type { NavItem } from './nav-item.tsx'

type Props = { screens: readonly NavItem[]; open: boolean; onOpenChange: (open: boolean) => void }

/** Goes to a screen or does something, without leaving the keyboard. */
export default function Palette({ screens, open, onOpenChange }: Props) {
  const t = useTranslations()
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className={dialogStyles.backdrop} />
        <Dialog.Popup className="float-in fixed inset-x-4 top-[12vh] z-50 mx-auto max-w-lg overflow-hidden rounded-lg border border-line bg-raised shadow-float outline-none">
          <Dialog.Title className="sr-only">{t('shell.jumpLabel')}</Dialog.Title>
          <Commands screens={screens} onDone={() => onOpenChange(false)} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

type Command = { id: string; label: string; icon: LucideIcon; run: () => void }

function Commands({ screens, onDone }: { screens: readonly NavItem[]; onDone: () => void }) {
  const { language, t } = useLanguage()
  const [typed, setTyped] = useState('')
  const groups = useCommands(screens)
  // Each word must occur somewhere in the label.
  const matches = ({ label }: Command, query: string) =>
    query
      .toLocaleLowerCase(language)
      .split(/\s+/)
      .every((word) => label.toLocaleLowerCase(language).includes(word))
  return (
    <Autocomplete.Root
      inline
      open
      items={groups}
      filter={matches}
      itemToStringValue={(command: Command) => command.label}
      value={typed}
      onValueChange={(value, { reason }) => reason === 'input-change' && setTyped(value)}
      autoHighlight="always"
      keepHighlight
    >
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Search aria-hidden className="size-4 shrink-0 text-ink-faint" />
        <Autocomplete.Input
          aria-label={t('shell.jumpLabel')}
          placeholder={t('shell.jump')}
          className="h-12 w-full bg-transparent text-base outline-none placeholder:text-ink-faint"
        />
      </div>
      <Autocomplete.Empty className="px-4 py-8 text-center text-ink-faint empty:hidden">
        {t('shell.jumpNothing', { text: typed })}
      </Autocomplete.Empty>
      <Autocomplete.List
        aria-label={t('shell.jumpLabel')}
        className="max-h-[50vh] overflow-y-auto p-1.5 data-empty:hidden"
      >
        {(group: (typeof groups)[number]) => (
          <Autocomplete.Group key={group.label} items={group.items}>
            <Autocomplete.GroupLabel className="px-3 pt-2 pb-1 text-xs font-semibold text-ink-faint">
              {group.label}
            </Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(command: Command) => (
                <Autocomplete.Item
                  key={command.id}
                  value={command}
                  onClick={() => {
                    onDone()
                    command.run()
                  }}
                  className="flex min-h-10 cursor-default items-center gap-3 rounded-md px-3 py-1.5 font-medium data-highlighted:bg-sunken dark:data-highlighted:bg-line"
                >
                  <command.icon aria-hidden className="size-4 shrink-0 text-ink-faint" />
                  {command.label}
                </Autocomplete.Item>
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
    </Autocomplete.Root>
  )
}

/** All that the palette can do, in groups. */
function useCommands(screens: readonly NavItem[]): { label: string; items: Command[] }[] {
  const { language, t } = useLanguage()
  const navigate = useNavigate()
  const toScreens = screens.map(({ path, label, icon }) => ({ id: path, label, icon, run: () => void navigate(path) }))
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
