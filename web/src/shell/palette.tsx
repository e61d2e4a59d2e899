import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { holdsWords } from '@runmart/contract/fold-text'
import { MAX_SEARCHED } from '@runmart/contract/lists'
import { LoaderCircle, Search } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { Button } from '#ui/button.tsx'
import { dialogStyles } from '#ui/dialog-styles.ts'
import type { NavItem } from './nav-item.tsx'
import type { PaletteSearch } from './palette-search.ts'
import { type Command, type CommandGroup, useCommands } from './use-commands.ts'
import { useFound as useMine } from './use-found.tsx'

type Props = {
  screens: readonly NavItem[]
  search: PaletteSearch | undefined
  /** The text typed before the palette was loaded. */
  typed: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** One search by keyboard: opens pages, services, orders and transactions, and runs actions. */
export default function Palette({ screens, search, typed, open, onOpenChange }: Props) {
  const t = useTranslations()
  const { label, failed, useFound } = search ?? {
    label: t('shell.searchLabel'),
    failed: t('shell.searchFailed'),
    useFound: useMine,
  }
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className={dialogStyles.backdrop} />
        <Dialog.Popup className="float-in fixed inset-x-4 top-4 z-50 mx-auto max-w-lg overflow-hidden rounded-lg border border-line bg-raised shadow-float outline-none sm:top-[12vh]">
          <Dialog.Title className="sr-only">{label}</Dialog.Title>
          <Commands
            screens={screens}
            search={{ label, failed, useFound }}
            begun={typed}
            onDone={() => onOpenChange(false)}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

type CommandsProps = Pick<Props, 'screens'> & { search: PaletteSearch; begun: string; onDone: () => void }

function Commands({ screens, search: { label, failed, useFound }, begun, onDone }: CommandsProps) {
  const t = useTranslations()
  const [typed, setTyped] = useState(begun)
  const words = typed.trim()
  const isTooLong = words.length > MAX_SEARCHED
  const commands = useCommands(screens)
  const found = useFound(isTooLong ? '' : words)
  const groups = [...found.groups, ...matching(commands, words)]
  return (
    <Autocomplete.Root
      inline
      open
      items={groups}
      filter={null}
      itemToStringValue={(command: Command) => command.label}
      value={typed}
      onValueChange={(value, { reason }) => reason === 'input-change' && setTyped(value)}
      autoHighlight="always"
      keepHighlight
    >
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Search aria-hidden className="size-4 shrink-0 text-ink-faint" />
        <Autocomplete.Input
          aria-label={label}
          placeholder={label}
          className="h-12 w-full min-w-0 bg-transparent text-base text-ellipsis outline-none placeholder:text-ink-faint"
        />
        {found.isSearching && <LoaderCircle aria-hidden className="size-4 shrink-0 animate-spin text-ink-faint" />}
      </div>
      <Autocomplete.Status className="empty:hidden">
        {isTooLong ? (
          <p className="px-4 py-3 text-failed">{t('fields.textTooLong', { count: MAX_SEARCHED })}</p>
        ) : found.failed ? (
          <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-2 text-ink-soft">
            {failed}
            <Button size="sm" onClick={found.retry}>
              {t('ui.tryAgain')}
            </Button>
          </p>
        ) : (
          groups.length === 0 &&
          !found.isSearching && (
            <p className="px-4 py-8 text-center wrap-anywhere text-ink-faint">
              {t('shell.jumpNothing', { text: words })}
            </p>
          )
        )}
      </Autocomplete.Status>
      <Autocomplete.List
        aria-label={label}
        className="max-h-[min(28rem,calc(100dvh-8rem))] overflow-y-auto p-1.5 data-empty:hidden"
      >
        {(group: CommandGroup) => (
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
                  className="flex min-h-10 cursor-default items-center gap-3 rounded-md px-3 py-1.5 font-medium data-highlighted:bg-sunken pointer-coarse:min-h-11 dark:data-highlighted:bg-line"
                >
                  <command.icon aria-hidden className="size-4 shrink-0 text-ink-faint" />
                  <span className="min-w-0 flex-1">
                    <span className="block truncate">{command.title ?? command.label}</span>
                    {command.detail && (
                      <span className="block truncate text-[13px] font-normal text-ink-soft">{command.detail}</span>
                    )}
                  </span>
                  {command.note && (
                    <span className="shrink-0 text-[13px] font-normal text-ink-soft tabular-nums">{command.note}</span>
                  )}
                </Autocomplete.Item>
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
      {found.hint && <p className="border-t border-line px-4 py-2 text-xs text-ink-faint">{found.hint}</p>}
    </Autocomplete.Root>
  )
}

function matching(groups: readonly CommandGroup[], words: string): CommandGroup[] {
  return groups
    .map(({ label, items }) => ({ label, items: items.filter((command) => holdsWords(command.label, words)) }))
    .filter(({ items }) => items.length > 0)
}
