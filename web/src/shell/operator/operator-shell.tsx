import { conversationsOperator } from '@runmart/contract/conversations-operator'
import { deposits } from '@runmart/contract/deposits'
import { ordersOperator } from '@runmart/contract/orders-operator'
import { payouts } from '@runmart/contract/payouts'
import { referrals } from '@runmart/contract/referrals'
import { Lock, ShieldAlert, Store } from 'lucide-react'
import type { ReactNode } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { StepUp } from '#features/accounts/index.ts'
import { UnknownPage } from '#features/site/index.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { paths } from '#platform/paths.ts'
import { useSession } from '#platform/session.ts'
import { useApi } from '#platform/use-api.ts'
import { useRights } from '#platform/use-rights.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Empty } from '#ui/empty.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useCurrentPath } from '../nav-item.tsx'
import { Shell } from '../shell.tsx'
import { ClosedBar } from './closed-bar.tsx'
import { useOperatorNav, type Waiting } from './operator-nav.ts'

/** The shell of the back office: for everybody but operators there is nothing at this address. */
export default function OperatorShell() {
  const { user } = useSession()
  if (user?.role === 'operator') return <BackOffice />
  if (user) return <UnknownPage />
  return (
    <BackOfficeShell waiting={NOTHING_WAITS}>
      <PageSkeleton />
    </BackOfficeShell>
  )
}

const NOTHING_WAITS: Waiting = { transfers: 0, orders: 0, messages: 0, commissions: 0, payouts: 0 }
// Operators get no live events about other people's transfers, orders and commissions.
const polled = { refetchInterval: 15_000 }

/** Counts what waits, again every few seconds, and lets nobody in without a second factor. */
function BackOffice() {
  const may = useRights()
  const money = { ...polled, enabled: may('money') }
  const work = { ...polled, enabled: may('orders') }
  const transfers = useApi(deposits.transfers, { query: { status: 'unmatched', limit: '1' } }, money)
  const orders = useApi(
    ordersOperator.queue,
    { query: { status: 'pending', serviceType: 'REFERRAL', limit: '1' } },
    work,
  )
  const messages = useApi(conversationsOperator.list, { query: { limit: '1' } }, work)
  const commissions = useApi(referrals.commissions, { query: { status: 'suspicious', limit: '1' } }, money)
  const waitingPayouts = useApi(payouts.list, { query: { status: 'waiting', limit: '1' } }, money)
  const waiting = {
    transfers: transfers.data?.unmatched ?? 0,
    orders: orders.data?.waiting.pending ?? 0,
    messages: messages.data?.waiting ?? 0,
    commissions: commissions.data?.waiting ?? 0,
    payouts: waitingPayouts.data?.waiting ?? 0,
  }
  return (
    <BackOfficeShell waiting={waiting}>
      {[transfers, orders].some((it) => it.errorCode === 'TWO_FACTOR_REQUIRED') ? <NeedsTwoFactor /> : <Allowed />}
      <StepUp />
    </BackOfficeShell>
  )
}

/** The page at this address, if the operator has the right for it; the first address leads to the first they have. */
function Allowed() {
  const t = useOperatorTranslations()
  const may = useRights()
  const { pathname } = useLocation()
  const screens = useOperatorNav(NOTHING_WAITS)
  const current = useCurrentPath(screens)
  const screen = screens.find((it) => it.path === current)
  const first = screens.find((it) => may(it.right))
  if (!screen || may(screen.right)) return <Outlet />
  if (pathname === paths.operator && first) return <Navigate to={first.path} replace />
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
function BackOfficeShell({ waiting, children }: { waiting: Waiting; children: ReactNode }) {
  const t = useOperatorTranslations()
  const may = useRights()
  const { user } = useSession()
  // Until it is known who is signed in, the frame is that of an owner.
  const menu = useOperatorNav(waiting).filter(({ right }) => !user || may(right))
  const shop = { path: paths.dashboard, icon: Store, label: t('operatorShell.toShop') }
  return (
    <Shell
      menu={menu}
      paletteOnly={[shop]}
      home={paths.operator}
      area={t('shell.backOffice')}
      exit={shop}
      announcements={<ClosedBar />}
    >
      {children}
    </Shell>
  )
}

/** Shown to an operator whose account is protected by a password alone. */
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

/** A page of the back office before it is known who is signed in. */
function PageSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton className="h-8 w-40" />
      <Skeleton className="mt-2 h-4 w-72" />
      <Skeleton className="mt-7 h-80 w-full rounded-lg" />
    </div>
  )
}
