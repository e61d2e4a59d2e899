import type { User } from '@runmart/contract/accounts'
import { lazy, Suspense, useEffect } from 'react'
import { Link, Outlet } from 'react-router'
import { StepUp } from '#features/accounts/index.ts'
import { prefetchDepositInformation, useCreditNotices } from '#features/deposits/index.ts'
import { Bell } from '#features/notifications/index.ts'
import { useOrderNotices } from '#features/orders/index.ts'
import { useCommissionNotices } from '#features/referrals/index.ts'
import { loadSentences, useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { useSession } from '#platform/session.ts'
import { useShopState } from '#platform/shop-state.ts'
import { AnimatedMoney } from '#ui/animated-money.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { useCustomerNav } from './customer-nav.ts'
import { InstallHint } from './install-hint.tsx'
import { LiveUpdates, Shell } from './shell.tsx'

/** Loaded only if there are announcements, in parallel with the screen. */
const Announcements = lazy(() => import('./announcements.tsx'))

const MaintenancePage = lazy(() =>
  Promise.all([import('#features/content/index.ts'), loadSentences('all')]).then(([content]) => ({
    default: content.MaintenancePage,
  })),
)

/** The shell around the customer's screens; during maintenance only operators see them. */
export default function CustomerShell() {
  const { user } = useSession()
  const { maintenance } = useShopState()
  if (!maintenance || !user || user.role === 'operator') return <OpenShell />
  return (
    <Suspense>
      <MaintenancePage maintenance={maintenance} />
      <LiveUpdates key={user.id} />
    </Suspense>
  )
}

function OpenShell() {
  const { user } = useSession()
  const { announcements } = useShopState()
  const { menu, paletteOnly } = useCustomerNav()
  useCreditNotices()
  useOrderNotices()
  useCommissionNotices()
  const userId = user?.id
  useEffect(() => {
    if (userId) prefetchDepositInformation()
  }, [userId])
  // The dashboard waits only for its own sentences; this loads the rest before the next screen needs them.
  useEffect(() => whenIdle(() => void loadSentences('all').catch(() => {})), [])
  return (
    <Shell
      menu={menu}
      paletteOnly={paletteOnly}
      home={paths.dashboard}
      announcements={
        announcements.length > 0 && (
          <Suspense>
            <Announcements />
          </Suspense>
        )
      }
      topBar={
        <>
          <Balance user={user} />
          {user && <Bell />}
        </>
      }
    >
      <InstallHint />
      <Outlet />
      <StepUp />
    </Shell>
  )
}

/**
 * The balance, always visible and never shortened, with a link to deposit; on a phone the balance itself is the link.
 */
function Balance({ user }: { user: User | null }) {
  const t = useTranslations()
  if (!user) return <Skeleton className="mx-2 h-5 w-24" />
  return (
    <Link
      to={paths.deposit}
      className="flex shrink-0 items-center gap-3 rounded-lg text-xs font-bold text-ink max-sm:h-9 max-sm:border max-sm:border-field max-sm:px-1.5 max-sm:hover:bg-sunken min-[360px]:text-[13px] min-[360px]:max-sm:px-2.5 sm:px-1 sm:text-sm md:px-2 pointer-coarse:h-11"
    >
      <span>
        <span className="sr-only">{t('shell.balance')}: </span>
        <AnimatedMoney amount={user.balance} />
      </span>
      <span className="max-sm:sr-only sm:contents">
        <span className={buttonStyles('secondary', 'sm')}>{t('shell.deposit')}</span>
      </span>
    </Link>
  )
}

const LONGEST_WAIT_MS = 3000

/** Runs work when the browser is idle; returns a function that cancels it. */
function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, LONGEST_WAIT_MS)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(work, { timeout: LONGEST_WAIT_MS })
  return () => cancelIdleCallback(request)
}
