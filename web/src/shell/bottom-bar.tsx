import { Link } from 'react-router'
import { useTranslations } from '#platform/language.tsx'
import { classes } from '#ui/classes.ts'
import { NavCount } from './nav-count.tsx'
import type { Place } from './place.ts'
import { useCurrentPlace } from './use-current-place.ts'

const MOST = 4

/** The most used places, within reach of a thumb. */
export function BottomBar({ places }: { places: readonly Place[] }) {
  const t = useTranslations()
  const current = useCurrentPlace(places)
  return (
    <nav
      aria-label={t('shell.mainMenu')}
      className="fixed inset-x-0 bottom-0 z-20 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {places
        .filter((place) => place.often)
        .slice(0, MOST)
        .map(({ path, icon: Icon, label, waiting }) => (
          <Link
            key={path}
            to={path}
            {...(path === current && { 'aria-current': 'page' })}
            className={classes(
              'flex h-15 min-w-0 flex-1 flex-col items-center justify-center gap-1 px-1 text-[11px] font-semibold outline-offset-[-4px]',
              path === current ? 'text-brand' : 'text-ink-faint',
            )}
          >
            <span className="relative">
              <Icon aria-hidden className="size-5" />
              {waiting && <NavCount {...waiting} dot className="-top-1 -right-1.5" />}
            </span>
            <span className="max-w-full truncate">{label}</span>
          </Link>
        ))}
    </nav>
  )
}
