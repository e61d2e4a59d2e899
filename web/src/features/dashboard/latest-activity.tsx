import type { Summary } from '@runmart/contract/dashboard'
import type { Transaction } from '@runmart/contract/ledger'
import type { Order } from '@runmart/contract/orders-order'
import { ArrowLeftRight, Package } from 'lucide-react'
import { TransactionRow } from '#features/ledger/index.ts'
import { OrderRow } from '#features/orders/index.ts'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Empty } from '#ui/empty.tsx'
import { List } from '#ui/list.tsx'
import { Section } from '#ui/section.tsx'
import { SeeAll } from '#ui/see-all.tsx'

/** The latest transactions and orders. */
export default function LatestActivity({ latestTransactions, latestOrders }: Summary) {
  return (
    <>
      <LatestTransactions transactions={latestTransactions} />
      <LatestOrders orders={latestOrders} />
    </>
  )
}

function LatestOrders({ orders }: { orders: readonly Order[] }) {
  const t = useTranslations()
  const title = t('dashboard.latestOrders')
  const first = (
    <ButtonLink to={paths.newOrder} size="sm">
      {t('dashboard.stepOrder')}
    </ButtonLink>
  )
  return (
    <Section
      title={title}
      padded={false}
      action={<SeeAll to={paths.orders} of={title} />}
      className="col-span-full lg:order-3 lg:col-span-3"
    >
      {orders.length ? (
        <List label={title}>
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} to={paths.order(order.id)} />
          ))}
        </List>
      ) : (
        <Empty icon={Package} title={t('dashboard.ordersEmpty')} action={first}>
          {t('dashboard.ordersEmptyText')}
        </Empty>
      )}
    </Section>
  )
}

function LatestTransactions({ transactions }: { transactions: readonly Transaction[] }) {
  const t = useTranslations()
  const title = t('dashboard.latestTransactions')
  return (
    <Section
      title={title}
      padded={false}
      action={<SeeAll to={paths.transactions} of={title} />}
      className="col-span-full lg:order-3 lg:col-span-3"
    >
      {transactions.length ? (
        <List label={title}>
          {transactions.map((transaction) => (
            <TransactionRow key={transaction.id} transaction={transaction} />
          ))}
        </List>
      ) : (
        <Empty icon={ArrowLeftRight} title={t('dashboard.transactionsEmpty')}>
          {t('dashboard.transactionsEmptyText')}
        </Empty>
      )}
    </Section>
  )
}
