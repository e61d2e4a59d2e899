import { Plus, ReceiptText } from 'lucide-react'
import { useSay } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { useFilters } from '#platform/use-filters.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { ViewSwitch } from '#ui/view-switch.tsx'
import { BotOrders } from './bot-orders.tsx'
import { ReferralOrders } from './referral-orders.tsx'

/** Order management: what was ordered and how far it is, by kind; the address knows which kind is shown. */
export default function OrdersPage() {
  const say = useSay()
  const { get, set } = useFilters<'tab' | 'botStatus'>()
  return (
    <>
      <title>{`${say('orders.title')} · Runmart`}</title>
      <PageHeader
        title={say('orders.title')}
        description={say('orders.intro')}
        actions={
          <>
            <ButtonLink to={paths.orderHistory} icon={<ReceiptText aria-hidden />}>
              {say('orders.history')}
            </ButtonLink>
            <ViewSwitch />
            <ButtonLink
              to={paths.newOrder}
              variant="primary"
              icon={<Plus aria-hidden />}
              className="max-sm:order-first"
            >
              {say('frame.newOrder')}
            </ButtonLink>
          </>
        }
      />
      <Tabs
        value={get('tab') === 'bots' ? 'bots' : 'referral'}
        onValueChange={(tab) => set({ tab: tab === 'bots' ? tab : null, botStatus: null }, true)}
        tabs={[
          { value: 'referral', label: say('orders.referralTab'), content: <ReferralOrders /> },
          { value: 'bots', label: say('orders.botTab'), content: <BotOrders /> },
        ]}
      />
    </>
  )
}
