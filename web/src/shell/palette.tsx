import { Dialog } from '@base-ui/react/dialog'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { dialogStyles } from '#ui/dialog-styles.ts'
import { type Entry, usePaletteEntries } from './palette-entries.ts'
import { PaletteList } from './palette-list.tsx'
import type { Place } from './place.ts'

type Props = { places: readonly Place[]; open: boolean; onOpenChange: (open: boolean) => void }

/** Jump to a screen or do something, without leaving the keyboard. */
export default function Palette({ places, open, onOpenChange }: Props) {
  const t = useTranslations()
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className={dialogStyles.backdrop} />
        <Dialog.Popup className="float-in fixed inset-x-4 top-[12vh] z-50 mx-auto max-w-lg overflow-hidden rounded-lg border border-line bg-raised shadow-float outline-none">
          <Dialog.Title className="sr-only">{t('shell.jumpLabel')}</Dialog.Title>
          <Chooser places={places} onDone={() => onOpenChange(false)} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function Chooser({ places, onDone }: { places: readonly Place[]; onDone: () => void }) {
  const t = useTranslations()
  const list = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const entries = usePaletteEntries(typed, places)
  const active = entries[Math.min(at, entries.length - 1)]

  const perform = (entry: Entry | undefined) => {
    if (!entry) return
    onDone()
    entry.act()
  }
  const pressed = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && entries.length) setAt((Math.min(at, entries.length - 1) + step + entries.length) % entries.length)
    else if (event.key === 'Enter') perform(active)
    else return
    event.preventDefault()
  }

  return (
    <>
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Search aria-hidden className="size-4 shrink-0 text-ink-faint" />
        <input
          role="combobox"
          aria-expanded="true"
          aria-controls={list}
          aria-activedescendant={active && `${list}-${active.id}`}
          aria-label={t('shell.jumpLabel')}
          placeholder={t('shell.jump')}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setAt(0)
          }}
          onKeyDown={pressed}
          className="h-12 w-full bg-transparent text-base outline-none placeholder:text-ink-faint"
        />
      </div>
      <PaletteList id={list} entries={entries} active={active} onPick={perform} />
      {!entries.length && (
        <p className="px-4 py-8 text-center text-ink-faint">{t('shell.jumpNothing', { text: typed })}</p>
      )}
    </>
  )
}
