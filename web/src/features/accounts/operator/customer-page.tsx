import { accountsOperator, type CustomerDetails } from '@runmart/contract/accounts-operator'
import { Outlet, useOutletContext, useParams } from 'react-router'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { useRights } from '#platform/use-rights.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Card } from '#ui/card.tsx'
import { LinkTabs } from '#ui/link-tabs.tsx'
import { Refused } from '#ui/refused.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { CustomerHead } from './customer-head.tsx'

/** One account: who it is and what can be done about it, above its tabs. Each tab is shown to who may see it. */
export default function CustomerPage() {
  const t = useOperatorTranslations()
  const may = useRights()
  const { id = '' } = useParams()
  const { data, error, refetch } = useApi(accountsOperator.customer, { params: { id } })
  const name = data?.customer.username ?? t('operatorCustomers.customer')
  const of = operatorPaths.customerTab
  const tabs = [
    { to: operatorPaths.customer(id), label: t('operatorCustomerPage.overview'), isShown: true },
    { to: of(id, 'transactions'), label: t('operatorCustomerPage.ledger'), isShown: may('money') },
    { to: of(id, 'orders'), label: t('operatorCustomerPage.orders'), isShown: may('orders') },
    { to: of(id, 'runs'), label: t('operatorCustomerPage.runs'), isShown: may('orders') },
    { to: of(id, 'deposits'), label: t('operatorCustomerPage.deposits'), isShown: may('money') },
    { to: of(id, 'messages'), label: t('operatorCustomerPage.messages'), isShown: may('orders') },
    { to: of(id, 'notes'), label: t('operatorCustomerPage.notes'), isShown: true },
    { to: of(id, 'sent'), label: t('operatorCustomerPage.sent'), isShown: true },
    { to: of(id, 'referrals'), label: t('operatorCustomerPage.referrals'), isShown: true },
    { to: of(id, 'devices'), label: t('operatorCustomerPage.devices'), isShown: true },
    { to: of(id, 'audit'), label: t('operatorCustomerPage.audit'), isShown: may('owner') },
  ]
  return (
    <>
      <title>{`${name} · Runmart`}</title>
      <BackLink to={operatorPaths.customers}>{t('operatorCustomers.title')}</BackLink>
      {error ? (
        <Card>
          <Refused onRetry={refetch}>{error}</Refused>
        </Card>
      ) : data ? (
        <>
          <CustomerHead details={data} />
          <LinkTabs label={t('operatorCustomerPage.tabs')} tabs={tabs.filter((it) => it.isShown)} />
          <Outlet context={data} />
        </>
      ) : (
        <div aria-busy="true">
          <Skeleton className="h-8 w-48" />
          <Skeleton className="mt-2 h-4 w-72" />
          <Skeleton className="mt-7 h-80 w-full rounded-lg" />
        </div>
      )}
    </>
  )
}

/** The account that the page is about, for its tabs. */
export function useCustomerDetails(): CustomerDetails {
  return useOutletContext<CustomerDetails>()
}
