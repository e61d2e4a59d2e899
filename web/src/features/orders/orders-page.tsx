import { Plus, ReceiptText } from 'lucide-react'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { useFilters } from '#platform/use-filters.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { ViewSwitch } from '#ui/view-switch.tsx'
import { OrderList } from './order-list.tsx'

/** Order management: what was ordered and how far it is, by kind; the address knows which kind is shown. */
export default function OrdersPage() {
  const t = useTranslations()
  const { get, set } = useFilters<'tab' | 'botStatus'>()
  return (
    <>
      <title>{`${t('orders.title')} · Runmart`}</title>
      <PageHeader
        title={t('orders.title')}
        description={t('orders.intro')}
        actions={
          <>
            <ButtonLink to={paths.orderHistory} icon={<ReceiptText aria-hidden />}>
              {t('orders.history')}
            </ButtonLink>
            <ViewSwitch />
            <ButtonLink
              to={paths.newOrder}
              variant="primary"
              icon={<Plus aria-hidden />}
              className="max-sm:order-first"
            >
              {t('shell.newOrder')}
            </ButtonLink>
          </>
        }
      />
      <Tabs
        value={get('tab') === 'bots' ? 'bots' : 'referral'}
        onValueChange={(tab) => set({ tab: tab === 'bots' ? tab : null, botStatus: null }, true)}
        tabs={[
          { value: 'referral', label: t('orders.referralTab'), content: <OrderList key="referral" /> },
          { value: 'bots', label: t('orders.botTab'), content: <OrderList key="bots" bots /> },
        ]}
      />
    </>
  )
}
