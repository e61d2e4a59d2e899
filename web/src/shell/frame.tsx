import { BriefcaseBusiness } from 'lucide-react'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { useCreditNotices } from '#features/deposits/use-credit-notices.ts'
import { Bell } from '#features/notifications/bell.tsx'
import { useOrderNotices } from '#features/orders/use-order-notices.ts'
import { useCommissionNotices } from '#features/referrals/use-commission-notices.ts'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { useSession } from '#platform/session.ts'
import { Balance } from './balance.tsx'
import { furtherScreens } from './screens.ts'
import { Shell } from './shell.tsx'
import { useCustomerPlaces } from './use-customer-places.ts'

/** The frame of the shop; operators can jump from here to the back office. */
export default function Frame() {
  const t = useTranslations()
  const { user } = useSession()
  useCreditNotices()
  useOrderNotices()
  useCommissionNotices()
  const userId = user?.id
  // Where to send money is asked once at the start; its code must not delay the first page.
  useEffect(() => {
    if (userId) import('#features/deposits/information.ts').then((it) => it.loadDepositInformation()).catch(() => {})
  }, [userId])
  const further = furtherScreens.map(({ label, ...place }) => ({ ...place, label: t(label) }))
  const office = { path: paths.operator, icon: BriefcaseBusiness, label: t('shell.backOffice') }
  return (
    <Shell
      places={useCustomerPlaces()}
      jumps={user?.role === 'operator' ? [...further, office] : further}
      home={paths.dashboard}
      topBar={(who) => (
        <>
          <Balance user={who} />
          {who && <Bell />}
        </>
      )}
    >
      <Outlet />
    </Shell>
  )
}
