import { Search } from 'lucide-react'
import { lazy, Suspense, useLayoutEffect, useState } from 'react'
import { loadSentences, useTranslations } from '#platform/language.tsx'
import { latinKey } from '#platform/latin-key.ts'
import type { NavItem } from './nav-item.tsx'
import type { PaletteSearch } from './palette-search.ts'

const Palette = lazy(() => Promise.all([import('./palette.tsx'), loadSentences('all')]).then(([it]) => it))
const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent)

type Props = {
  screens: readonly NavItem[]
  search: PaletteSearch | undefined
}

/** Opens the search, by click or by Ctrl/⌘ K; its code is fetched the first time. */
export function PaletteButton({ screens, search }: Props) {
  const t = useTranslations()
  const [open, setOpen] = useState(false)
  const [loaded, setLoaded] = useState(false)
  const show = (next: boolean) => {
    if (next) setLoaded(true)
    setOpen(next)
  }
  // As soon as it is seen, its key works.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (latinKey(event).toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setLoaded(true)
      setOpen((before) => !before)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => show(true)}
        className="flex h-9 min-w-9 items-center gap-2 rounded-lg text-ink-faint transition-colors hover:text-ink max-md:justify-center md:w-60 md:border md:border-field md:bg-canvas md:pr-1.5 md:pl-3 md:hover:border-ink-faint xl:w-80 pointer-coarse:h-11 pointer-coarse:min-w-11"
      >
        <Search aria-hidden className="size-[18px] shrink-0 md:size-4" />
        <span className="flex-1 truncate text-left max-md:sr-only">{t('shell.jump')}</span>
        <kbd className="rounded-md border border-line bg-surface px-1.5 font-sans text-xs leading-5 font-semibold whitespace-nowrap max-lg:hidden pointer-coarse:hidden">
          {isApple ? '⌘K' : 'Ctrl K'}
        </kbd>
      </button>
      {loaded && (
        <Suspense>
          <Palette screens={screens} search={search} open={open} onOpenChange={show} />
        </Suspense>
      )}
    </>
  )
}
