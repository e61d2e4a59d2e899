import { accountsOperator, type CustomerDetails } from '@runmart/contract/accounts-operator'
import { depositsOperator } from '@runmart/contract/deposits-operator'
import { Outlet, useOutletContext, useParams } from 'react-router'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { useRights } from '#platform/use-rights.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { LinkTabs } from '#ui/link-tabs.tsx'
import { percentText } from '#ui/percent-text.ts'
import { Refused } from '#ui/refused.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { CustomerActions } from './customer-actions.tsx'
import { AccountStatus } from './customer-name.tsx'

/** One account: head and actions above the tabs. Operators see only the tabs of their rights. */
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

/** The account of the current page, for its tabs. */
export function useCustomerDetails(): CustomerDetails {
  return useOutletContext<CustomerDetails>()
}

const heldWords = {
  orders: 'operatorCustomers.heldOrders',
  payouts: 'operatorCustomers.heldPayouts',
  transfers: 'operatorCustomers.heldTransfers',
} as const

/** Name, status, address, tier and transfer content of a customer, with the actions. */
function CustomerHead({ details }: { details: CustomerDetails }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { customer, currentDiscount, held } = details
  const { username, email, fullName, status, role } = customer
  return (
    <header className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="text-page wrap-anywhere text-ink">{username}</h1>
          <AccountStatus status={status} />
          {held.map((it) => (
            <Badge key={it}>{t(heldWords[it])}</Badge>
          ))}
          {role === 'operator' && <Badge brand>{t('operatorCustomers.operator')}</Badge>}
          {currentDiscount > 0 && (
            <Badge brand>{t('operatorCustomerPage.tier', { percent: percentText(language, currentDiscount) })}</Badge>
          )}
        </div>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-ink-soft">
          <span className="inline-flex min-w-0 items-center gap-1">
            <span className="min-w-0 wrap-anywhere">{email}</span>
            <CopyButton text={email} label={t('operatorCustomerPage.copyEmail')} />
          </span>
          {fullName && <span className="wrap-anywhere">{fullName}</span>}
          <TransferContent customerId={customer.id} />
        </p>
      </div>
      <CustomerActions details={details} />
    </header>
  )
}

/** The transfer content of the customer, shown to operators with the money right. */
function TransferContent({ customerId }: { customerId: string }) {
  const t = useOperatorTranslations()
  const may = useRights()
  const query = { limit: '1' }
  const { data } = useApi(depositsOperator.ofCustomer, { params: { id: customerId }, query }, { enabled: may('money') })
  if (!data?.content) return null
  return (
    <span className="inline-flex items-center gap-1" title={t('operatorCustomerPage.content')}>
      <span className="font-mono text-ink">{data.content}</span>
      <CopyButton text={data.content} label={t('operatorCustomerPage.copyContent')} />
    </span>
  )
}
