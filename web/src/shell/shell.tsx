import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useTranslations } from '#platform/language.tsx'
import { pageOf, paths } from '#platform/paths.ts'
import { hasSignedOut, loadUser, useSession } from '#platform/session.ts'
import { currentView } from '#platform/view.ts'
import { Refused } from '#ui/refused.tsx'
import { BottomBar } from './bottom-bar.tsx'
import type { NavItem, ShowNavLinks } from './nav-item.tsx'
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
