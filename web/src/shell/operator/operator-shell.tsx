import { today, type WaitingItem } from '@runmart/contract/today'
import { BellRing, Lock, ShieldAlert, Store, Wrench } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Link, Outlet } from 'react-router'
import { StepUp } from '#features/accounts/index.ts'
import { useAlerts } from '#features/alerts/operator/index.ts'
import { UnknownPage } from '#features/site/index.ts'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { paths } from '#platform/paths.ts'
import { invalidate, queryClient } from '#platform/query-client.ts'
import { useSession } from '#platform/session.ts'
import { useShopState } from '#platform/shop-state.ts'
import { useApi } from '#platform/use-api.ts'
import { useRights } from '#platform/use-rights.ts'
import { announcementStyles } from '#ui/announcement-styles.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Empty } from '#ui/empty.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useCurrentPath } from '../nav-item.tsx'
import { Shell } from '../shell.tsx'
import { GroupedMenu } from './grouped-menu.tsx'
import { useOperatorNav } from './operator-nav.ts'
import { useOperatorFound } from './use-operator-found.tsx'

/** The shell of the back office; other users get the page for unknown addresses. */
export default function OperatorShell() {
  const { user } = useSession()
  const isOperator = user?.role === 'operator'
  const { data, errorCode } = useApi(today.waiting, {}, { ...polled, enabled: isOperator })
  if (user && !isOperator) return <UnknownPage />
  // One shell while the session loads and afterwards, so that menus stay open.
  return (
    <BackOfficeShell waiting={(isOperator && data?.items) || NOTHING_WAITS}>
      {!isOperator ? <PageSkeleton /> : errorCode === 'TWO_FACTOR_REQUIRED' ? <NeedsTwoFactor /> : <Allowed />}
      {isOperator && <OnEveryPage />}
    </BackOfficeShell>
  )
}

const NOTHING_WAITS: readonly WaitingItem[] = []
// Operators get no live events about other people's transfers, orders and commissions.
const polled = { refetchInterval: 15_000 }

/** Refreshes the waiting items after actions, shows alerts, and confirms identity before dangerous actions. */
function OnEveryPage() {
  useEffect(askAgainAfterChanges, [])
  useAlerts()
  return <StepUp />
}

/** An action invalidates lists of the back office, and then the numbers of waiting items may differ. */
function askAgainAfterChanges(): () => void {
  return queryClient.getQueryCache().subscribe((event) => {
    const [path] = event.query.queryKey
    const isChange = event.type === 'updated' && event.action.type === 'invalidate' && path !== today.waiting.path
    if (isChange && String(path).startsWith('/operator/')) void invalidate(today.waiting)
  })
}

function Allowed() {
  const t = useOperatorTranslations()
  const may = useRights()
  const screens = useOperatorNav(NOTHING_WAITS)
  const current = useCurrentPath(screens)
  const screen = screens.find((it) => it.path === current)
  if (!screen || [screen.right].flat().some(may)) return <Outlet />
  return (
    <>
      <title>{`${t('operatorShell.noRightTitle')} · Runmart`}</title>
      <Empty as="h1" icon={Lock} title={t('operatorShell.noRightTitle')} className="py-24">
        {t('operatorShell.noRightText')}
      </Empty>
    </>
  )
}

/** The same shell as the shop's, without a balance, and with the way back. */
function BackOfficeShell({ waiting, children }: { waiting: readonly WaitingItem[]; children: ReactNode }) {
  const t = useOperatorTranslations()
  const may = useRights()
  const { user } = useSession()
  // While the session loads, shows the menu of an owner.
  const menu = useOperatorNav(waiting).filter(({ right }) => !user || [right].flat().some(may))
  const shop = { path: paths.dashboard, icon: Store, label: t('operatorShell.toShop') }
  const alerts = { path: operatorPaths.alerts, icon: BellRing, label: t('operatorAlerts.title') }
  return (
    <Shell
      menu={menu}
      menuLinks={GroupedMenu}
      paletteOnly={[alerts, shop]}
      own={[alerts]}
      home={paths.operator}
      area={t('shell.backOffice')}
      exit={shop}
      announcements={<ClosedBar />}
      search={{ label: t('operatorSearch.label'), failed: t('operatorSearch.failed'), useFound: useOperatorFound }}
    >
      {children}
    </Shell>
  )
}

/** For an operator without two-factor sign-in. */
function NeedsTwoFactor() {
  const t = useOperatorTranslations()
  return (
    <>
      <title>{`${t('operatorShell.twoFactorTitle')} · Runmart`}</title>
      <Empty
        as="h1"
        icon={ShieldAlert}
        title={t('operatorShell.twoFactorTitle')}
        className="py-24"
        action={
          <ButtonLink variant="primary" to={paths.profileTwoFactor}>
            {t('operatorShell.toProfile')}
          </ButtonLink>
        }
      >
        {t('operatorShell.twoFactorText')}
      </Empty>
    </>
  )
}

function PageSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton className="h-8 w-40" />
      <Skeleton className="mt-2 h-4 w-72" />
      <Skeleton className="mt-7 h-80 w-full rounded-lg" />
    </div>
  )
}

/** Reminds operators that the shop is closed for customers, so that they remember to open it. */
function ClosedBar() {
  const t = useOperatorTranslations()
  const may = useRights()
  const { maintenance } = useShopState()
  if (!maintenance) return null
  const { bar, icon, text, link } = announcementStyles('warning')
  return (
    <aside aria-label={t('operatorMaintenance.title')} className={bar}>
      <div className="flex items-center gap-3 px-4 md:px-8">
        <Wrench aria-hidden className={icon} />
        <p className={text}>
          {may('settings') ? (
            <Link to={operatorPaths.maintenance} className={link}>
              {t('operatorMaintenance.isClosed')}
            </Link>
          ) : (
            t('operatorMaintenance.isClosed')
          )}
        </p>
      </div>
    </aside>
  )
}
