import type { CustomerDetails } from '@runmart/contract/accounts-operator'
import { conversationsOperator } from '@runmart/contract/conversations-operator'
import { depositsOperator } from '@runmart/contract/deposits-operator'
import { languageNames } from '@runmart/contract/languages'
import { ordersOperator } from '@runmart/contract/orders-operator'
import { payouts } from '@runmart/contract/payouts'
import { numberText } from '@runmart/i18n/formats'
import { ArrowLeftRight, HandCoins, Inbox, type LucideIcon, MessageCircle, ShoppingBag, UserCheck } from 'lucide-react'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { useRights } from '#platform/use-rights.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { Details } from '#ui/details.tsx'
import { List } from '#ui/list.tsx'
import { ListRow } from '#ui/list-row.tsx'
import { Money } from '#ui/money.tsx'
import { moneyText } from '#ui/money-text.ts'
import { Section } from '#ui/section.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useCustomerDetails } from './customer-page.tsx'

/** The balance and open matters of an account, then its facts. */
export default function CustomerOverviewPage() {
  const details = useCustomerDetails()
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <OpenMatters details={details} />
      <CustomerFacts details={details} />
    </div>
  )
}

/** The facts of an account, without the fields that the customer left empty. */
function CustomerFacts({ details }: { details: CustomerDetails }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { customer, phone, telegram, timeZone, hasPassword, hasGoogle, twoFactor, referredBy, referrals } = details
  const ways = [
    hasPassword && t('operatorCustomers.byPassword'),
    hasGoogle && 'Google',
    twoFactor && t('operatorCustomers.twoFactor'),
  ]
  return (
    <Section title={t('operatorCustomers.facts')}>
      <Details
        items={[
          { label: t('operatorCustomerPage.totalDeposit'), value: <Money amount={details.totalDeposit} /> },
          ...(details.totalEarnings > 0
            ? [{ label: t('operatorCustomerPage.totalEarnings'), value: <Money amount={details.totalEarnings} /> }]
            : []),
          ...(phone ? [{ label: t('operatorCustomers.phone'), value: phone, action: copy(phone) }] : []),
          ...(telegram ? [{ label: 'Telegram', value: telegram, action: copy(telegram) }] : []),
          { label: t('operatorCustomers.language'), value: languageNames[details.language] },
          ...(timeZone ? [{ label: t('operatorCustomers.timeZone'), value: timeZone.replaceAll('_', ' ') }] : []),
          { label: t('operatorCustomers.joined'), value: <DateTime at={customer.joinedDate} as="date" /> },
          { label: t('operatorCustomers.signsIn'), value: ways.filter(Boolean).join(', ') },
          ...(referredBy
            ? [
                {
                  label: t('operatorCustomers.referredBy'),
                  value: <TextLink to={operatorPaths.customer(referredBy.id)}>{referredBy.username}</TextLink>,
                },
              ]
            : []),
          { label: t('operatorCustomers.referrals'), value: numberText(language, referrals) },
          {
            label: 'ID',
            value: <span className="font-mono text-[13px] font-normal">{customer.id}</span>,
            action: copy(customer.id),
          },
        ]}
      />
    </Section>
  )

  function copy(text: string) {
    return <CopyButton text={text} label={t('operatorCustomers.copy')} />
  }
}

type Matter = { icon: LucideIcon; title: string; to: string; count: number }

/** The balance and the customer's open matters, limited to those that the operator may see. */
function OpenMatters({ details: { customer, owed } }: { details: CustomerDetails }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const may = useRights()
  const { id, balance } = customer
  const work = { enabled: may('orders') }
  const money = { enabled: may('money') }
  const one = { params: { id }, query: { limit: '1' } }
  const orders = useApi(ordersOperator.ofCustomer, one, work)
  const conversations = useApi(conversationsOperator.ofCustomer, one, work)
  const transfers = useApi(depositsOperator.ofCustomer, one, money)
  const waiting = { status: 'waiting', customerId: id, limit: '1' } as const
  const paid = useApi(payouts.list, { query: waiting }, money)
  const asked = [...(may('orders') ? [orders, conversations] : []), ...(may('money') ? [transfers, paid] : [])]
  const { waitingClaims = 0, waitingCredits = 0 } = transfers.data ?? {}
  const tab = (name: Parameters<typeof operatorPaths.customerTab>[1]) => operatorPaths.customerTab(id, name)
  const open = orders.data?.open ?? 0
  const unanswered = conversations.data?.waiting ?? 0
  const unpaid = paid.data?.total ?? 0
  const matters: Matter[] = [
    {
      icon: MessageCircle,
      title: t('operatorCustomerPage.waitingMessages', { count: unanswered }),
      to: tab('messages'),
      count: unanswered,
    },
    {
      icon: ShoppingBag,
      title: t('operatorCustomerPage.openOrders', { count: open }),
      to: operatorPaths.customerOpenOrders(id),
      count: open,
    },
    {
      icon: Inbox,
      title: t('operatorCustomerPage.waitingClaims', { count: waitingClaims }),
      to: tab('deposits'),
      count: waitingClaims,
    },
    {
      icon: UserCheck,
      title: t('operatorCustomerPage.waitingCredits', { count: waitingCredits }),
      to: tab('deposits'),
      count: waitingCredits,
    },
    {
      icon: HandCoins,
      title: t('operatorCustomerPage.waitingPayouts', { count: unpaid }),
      to: operatorPaths.payoutsOf(id),
      count: unpaid,
    },
    {
      icon: ArrowLeftRight,
      title: t('operatorCustomerPage.owes', { amount: moneyText(language, owed) }),
      to: tab('transactions'),
      count: may('money') ? owed : 0,
    },
  ]
  const shown = matters.filter((it) => it.count > 0)
  const isLoading = asked.some((it) => !it.data && !it.error)
  const refused = asked.find((it) => it.error)?.error
  return (
    <Section title={t('operatorCustomerPage.matters')} padded={false}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line px-5 py-4">
        <span className="text-ink-faint">{t('operatorCustomers.balance')}</span>
        <Money amount={balance} className="text-2xl font-bold text-ink" />
      </p>
      {isLoading ? (
        <div aria-busy="true" className="px-5 py-4">
          <Skeleton className="h-5 w-60 max-w-full" />
        </div>
      ) : refused ? (
        <p role="alert" className="px-5 py-4 text-failed">
          {refused}
        </p>
      ) : shown.length === 0 ? (
        <p className="px-5 py-4 text-ink-soft">{t('operatorCustomerPage.noMatters')}</p>
      ) : (
        <List label={t('operatorCustomerPage.matters')}>
          {shown.map(({ icon: Icon, title, to }) => (
            <ListRow
              key={title}
              icon={<Icon aria-hidden className="size-5 shrink-0 text-pending" />}
              title={title}
              to={to}
            />
          ))}
        </List>
      )}
    </Section>
  )
}
