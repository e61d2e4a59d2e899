import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { useTranslations } from '#platform/language.tsx'
import { pageOf, paths } from '#platform/paths.ts'
import { hasSignedOut, loadUser, useSession } from '#platform/session.ts'
import { currentView } from '#platform/view.ts'
import { classes } from '#ui/classes.ts'
import { Refused } from '#ui/refused.tsx'
import { NavCount, type NavItem, type ShowNavLinks, useCurrentPath } from './nav-item.tsx'
import { OfflineBar } from './offline-bar.tsx'
import type { PaletteSearch } from './palette-search.ts'
import { shellStyles } from './shell-skeleton.tsx'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'
import { useLiveUpdates } from './use-live-updates.ts'

/** Only operators ever load it. */
const ViewFrame = lazy(() => import('./view-frame.tsx'))

export type ShellProps = {
  menu: readonly NavItem[]
  /** The layout of its lines; a plain list by default. */
  menuLinks?: ShowNavLinks
  paletteOnly: readonly NavItem[]
  /** Screens in the account menu, besides the profile. */
  own?: readonly NavItem[]
  home: string
  /** The name of an area other than the shop, and the way out of it. */
  area?: string
  exit?: NavItem
  announcements?: ReactNode
  /** The search besides pages and actions; by default the customer's. */
  search?: PaletteSearch
  /** In the top bar, before the language. */
  topBar?: ReactNode
  children: ReactNode
}

/** The menu and bars around every signed-in screen, shown at once; without a session it leads to the sign-in. */
export function Shell({
  menu,
  menuLinks,
  paletteOnly,
  own,
  home,
  area,
  exit,
  announcements,
  search,
  topBar,
  children,
}: ShellProps) {
  const t = useTranslations()
  const location = useLocation()
  const { user, loading, error } = useSession()
  const isView = currentView() !== null

  if (!user && !loading && !error)
    return (
      <Navigate
        replace
        to={hasSignedOut() ? paths.login() : paths.login(location.pathname + location.search + location.hash)}
      />
    )
  return (
    <>
      <a
        href="#content"
        className="fixed top-2 left-2 z-60 -translate-y-16 rounded-lg bg-brand px-3 py-2 font-semibold text-on-brand focus:translate-y-0"
      >
        {t('shell.skipToContent')}
      </a>
      <Sidebar {...{ menu, menuLinks, home, area, exit }} />
      <div className={shellStyles.column}>
        <div className="sticky top-0 z-10">
          <OfflineBar />
          <TopBar {...{ user, menu, menuLinks, paletteOnly, own, home, area, exit, search }}>{topBar}</TopBar>
        </div>
        {announcements}
        <main id="content" tabIndex={-1} className={`${shellStyles.content} outline-none`}>
          {error && !user ? (
            <Refused title={t('shell.unknownSession')} onRetry={loadUser} className="py-24">
              {t('shell.unreachable')}
            </Refused>
          ) : (
            children
          )}
        </main>
      </div>
      <BottomBar menu={menu} />
      <StartAtTop key={pageOf(location.pathname)} />
      {isView && (
        <Suspense>
          <ViewFrame />
        </Suspense>
      )}
      {user ? !isView && <LiveUpdates key={user.id} /> : error && <RetrySession />}
    </>
  )
}

function StartAtTop() {
  useEffect(() => void scrollTo(0, 0), [])
  return null
}

const RETRY_MS = 10_000

/** Retries the session every few seconds, and when the device is online again. */
function RetrySession() {
  useEffect(() => {
    const retry = () => void loadUser()
    const timer = setInterval(retry, RETRY_MS)
    addEventListener('online', retry)
    return () => {
      clearInterval(timer)
      removeEventListener('online', retry)
    }
  }, [])
  return null
}

/** Another user needs another connection. */
export function LiveUpdates() {
  useLiveUpdates()
  return null
}

const LIMIT = 4

/** The most used screens, within reach of a thumb. */
function BottomBar({ menu }: { menu: readonly NavItem[] }) {
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
