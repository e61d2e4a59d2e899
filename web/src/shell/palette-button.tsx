import { Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import type { NavItem } from './nav-item.tsx'

const Palette = lazy(() => import('./palette.tsx'))
const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Opens the command palette, by click or by Ctrl/⌘ K; its code is fetched the first time. */
export function PaletteButton({ screens }: { screens: readonly NavItem[] }) {
  const t = useTranslations()
  const [open, setOpen] = useState(false)
  const [loaded, setLoaded] = useState(false)
  const show = (next: boolean) => {
    if (next) setLoaded(true)
    setOpen(next)
  }
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
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
        className="flex h-9 min-w-0 items-center gap-2 rounded-lg text-ink-faint transition-colors hover:text-ink max-md:px-2 md:w-60 md:border md:border-line md:bg-canvas md:pr-1.5 md:pl-3 md:hover:border-line-strong pointer-coarse:h-11 md:pointer-coarse:h-9"
      >
        <Search aria-hidden className="size-[18px] shrink-0 md:size-4" />
        <span className="flex-1 truncate text-left max-md:sr-only">{t('shell.jump')}</span>
        <kbd className="rounded-md border border-line bg-surface px-1.5 font-sans text-xs leading-5 font-semibold whitespace-nowrap max-lg:hidden">
          {isApple ? '⌘K' : 'Ctrl K'}
        </kbd>
      </button>
      {loaded && (
        <Suspense>
          <Palette screens={screens} open={open} onOpenChange={show} />
        </Suspense>
      )}
    </>
  )
}
