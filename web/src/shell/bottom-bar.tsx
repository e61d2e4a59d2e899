import { Link } from 'react-router'
import { useTranslations } from '#platform/language.tsx'
import { classes } from '#ui/classes.ts'
import { NavCount, type NavItem, useCurrentPath } from './nav-item.tsx'

const LIMIT = 4

/** The most used screens, within reach of a thumb. */
export function BottomBar({ menu }: { menu: readonly NavItem[] }) {
  const t = useTranslations()
  const current = useCurrentPath(menu)
  return (
    <nav
      aria-label={t('shell.mainMenu')}
      className="fixed inset-x-0 bottom-0 z-20 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {menu
        .filter((item) => item.often)
        .slice(0, LIMIT)
        .map(({ path, icon: Icon, label, waiting }) => (
          <Link
            key={path}
            to={path}
            {...(path === current && { 'aria-current': 'page' })}
            className={classes(
              'flex h-15 min-w-0 flex-1 flex-col items-center justify-center gap-1 text-xs font-semibold outline-offset-[-4px]',
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
