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

/** Opens the search by click or by Ctrl/⌘ K; the first time loads its code. */
export function PaletteButton({ screens, search }: Props) {
  const t = useTranslations()
  const [open, setOpen] = useState(false)
  const [loaded, setLoaded] = useState(false)
  const [typed, setTyped] = useState('')
  const show = (next: boolean) => {
    if (next) setLoaded(true)
    setTyped('')
    setOpen(next)
  }
  // A layout effect: the shortcut works as soon as the button is visible.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (latinKey(event).toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setLoaded(true)
      setTyped('')
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
        <Suspense fallback={open && <FirstWords typed={typed} onType={setTyped} onLeave={() => show(false)} />}>
          <Palette screens={screens} search={search} typed={typed} open={open} onOpenChange={show} />
        </Suspense>
      )}
    </>
  )
}

type FirstWordsProps = { typed: string; onType: (typed: string) => void; onLeave: () => void }

/** Takes the typed text while the search code is loading. */
function FirstWords({ typed, onType, onLeave }: FirstWordsProps) {
  const t = useTranslations()
  return (
    <input
      ref={(it) => it?.focus()}
      aria-label={t('shell.jump')}
      placeholder={t('shell.jump')}
      value={typed}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={(event) => event.key === 'Escape' && onLeave()}
      className="fixed inset-x-4 top-4 z-50 mx-auto h-12 max-w-lg rounded-lg border border-line bg-raised pr-4 pl-11 text-base shadow-float outline-none placeholder:text-ink-faint sm:top-[12vh]"
    />
  )
}
