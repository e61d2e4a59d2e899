import type { CustomerDetails } from '@runmart/contract/accounts-operator'
import { depositsOperator } from '@runmart/contract/deposits-operator'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { useRights } from '#platform/use-rights.ts'
import { Badge } from '#ui/badge.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { percentText } from '#ui/percent-text.ts'
import { CustomerActions } from './customer-actions.tsx'
import { AccountStatus } from './customer-name.tsx'

const heldWords = {
  orders: 'operatorCustomers.heldOrders',
  payouts: 'operatorCustomers.heldPayouts',
  transfers: 'operatorCustomers.heldTransfers',
} as const

/** Who it is: name, state, address, tier, and the content their transfers are known by; and what can be done. */
export function CustomerHead({ details }: { details: CustomerDetails }) {
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

/** The content of their transfers, for who works on money. */
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
