import type { DeskSort } from '@runmart/contract/orders-desk'
import type { OperatorOrder } from '@runmart/contract/orders-operator'
import { ListFilter } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { storedValue, useStoredValue } from '#platform/stored-value.ts'
import { classes } from '#ui/classes.ts'
import { CustomerLink } from '#ui/customer-link.tsx'
import { dateTimeText, relativeText } from '#ui/date-text.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Money } from '#ui/money.tsx'
import { OrderStatus, shownStatus } from '../order-status.tsx'
import { WaitMark } from './order-labels.tsx'

const columnKeys = [
  'service',
  'amount',
  'customer',
  'contact',
  'note',
  'provider',
  'status',
  'progress',
  'total',
  'refunded',
  'age',
] as const
export type ColumnKey = (typeof columnKeys)[number]

/** The columns until the operator chooses others. */
const usual: readonly ColumnKey[] = ['service', 'amount', 'customer', 'status', 'progress', 'total', 'age']

/** Hides columns while an open order leaves no room for them; the widest screens keep them. */
export const HIDDEN_BESIDE_PANEL = '@max-3xl:hidden'

/** The styles of columns. Most are as wide as their content, long texts end in dots, and the service takes the rest. */
export const columnStyles: Record<
  ColumnKey,
  { className: string; isEnd?: boolean; sorts?: readonly [DeskSort, DeskSort] }
> = {
  service: { className: 'w-full max-w-0 min-w-28 truncate', sorts: ['service-asc', 'service-desc'] },
  amount: { className: HIDDEN_BESIDE_PANEL, isEnd: true, sorts: ['amount-desc', 'amount-asc'] },
  customer: { className: `max-w-34 truncate ${HIDDEN_BESIDE_PANEL}` },
  contact: { className: `max-w-34 truncate ${HIDDEN_BESIDE_PANEL}` },
  note: { className: `max-w-40 truncate ${HIDDEN_BESIDE_PANEL}` },
  provider: { className: HIDDEN_BESIDE_PANEL, sorts: ['provider-asc', 'provider-desc'] },
  status: { className: '@max-lg:hidden', sorts: ['status-asc', 'status-desc'] },
  progress: { className: HIDDEN_BESIDE_PANEL, isEnd: true, sorts: ['progress-desc', 'progress-asc'] },
  total: { className: '@max-lg:hidden', isEnd: true, sorts: ['dearest', 'cheapest'] },
  refunded: { className: HIDDEN_BESIDE_PANEL, isEnd: true, sorts: ['refunded-desc', 'refunded-asc'] },
  age: { className: '', isEnd: true, sorts: ['oldest', 'newest'] },
}

/** The titles of the columns. */
export function useColumnNames(): Record<ColumnKey, string> {
  const t = useOperatorTranslations()
  return {
    service: t('operatorDesk.service'),
    amount: t('operatorDesk.amount'),
    customer: t('operatorDesk.customer'),
    contact: t('operatorDesk.contact'),
    note: t('operatorDesk.note'),
    provider: t('operatorDesk.provider'),
    status: t('operatorOrders.status'),
    progress: t('operatorDesk.progress'),
    total: t('operatorDesk.total'),
    refunded: t('operatorDesk.refunded'),
    age: t('operatorDesk.age'),
  }
}

const stored = storedValue('deskColumns')

/** The columns that this browser shows, in their order, and the function that changes them. */
export function useColumns() {
  const chosen = useStoredValue(stored)?.split(',')
  const shown = columnKeys.filter((key) => (chosen ?? usual).includes(key))
  return {
    shown,
    all: columnKeys,
    toggle: (key: ColumnKey) =>
      stored.set((shown.includes(key) ? shown.filter((it) => it !== key) : [...shown, key]).join(',')),
  }
}

const HOUR_MS = 3_600_000

/**
 * The time of the order, or of a drip run's start. An order that waits for a person turns amber after an hour, red
 * after a day.
 */
export function OrderAge({ order, now }: { order: OperatorOrder; now: number }) {
  const { language } = useLanguage()
  // An order that was cancelled before its date never started.
  const from = (order.orderStatus !== 'cancel' && order.startsAt) || order.createdAt
  const at = new Date(from)
  const waits = order.orderStatus === 'pending' && order.serviceType === 'REFERRAL' ? now - at.getTime() : 0
  return (
    <time
      dateTime={from}
      title={dateTimeText(language, at)}
      className={classes(
        'whitespace-nowrap',
        waits >= 24 * HOUR_MS ? 'font-semibold text-failed' : waits >= HOUR_MS ? 'text-pending' : 'text-ink-soft',
      )}
    >
      {relativeText(language, at, new Date(now))}
    </time>
  )
}

type OnlyOfProps = { customer: OperatorOrder['customer']; onCustomer: (id: string) => void; className: string }

/** A button beside a customer's name that filters the list by this customer. */
export function OnlyOfCustomer({ customer, onCustomer, className }: OnlyOfProps) {
  const t = useOperatorTranslations()
  return (
    <IconButton
      label={t('operatorDesk.onlyOf', { name: customer.username })}
      onClick={() => onCustomer(customer.id)}
      className={classes('relative z-1 [&_svg]:size-3.5!', className)}
    >
      <ListFilter aria-hidden />
    </IconButton>
  )
}

type CellProps = { order: OperatorOrder; column: ColumnKey; now: number; onCustomer: (id: string) => void }

/** One fact of an order, on one line. */
export function DeskCell({ order, column, now, onCustomer }: CellProps): ReactNode {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const count = (value: number) => new Intl.NumberFormat(language).format(value)
  const { progress, customer } = order
  if (column === 'service')
    return (
      <>
        <WaitMark order={order} className="me-2" />
        <span title={order.serviceName}>{order.serviceName}</span>
      </>
    )
  if (column === 'amount')
    return progress ? count(order.amount) : t('operatorOrders.daysBought', { count: order.amount })
  if (column === 'customer')
    return (
      <span className="flex items-center gap-1">
        <CustomerLink customer={customer} compact className="min-w-0 truncate hover:text-ink" />
        <OnlyOfCustomer
          customer={customer}
          onCustomer={onCustomer}
          className="opacity-0 pointer-fine:size-6 group-hover:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100"
        />
      </span>
    )
  if (column === 'contact') return <span title={order.contactInfo}>{order.contactInfo}</span>
  if (column === 'note') return <span title={order.note}>{order.note}</span>
  if (column === 'provider') return t(`deskProviders.${order.provider}`)
  if (column === 'status') return <OrderStatus status={shownStatus(order)} />
  if (column === 'progress')
    return progress && progress.ok > 0 ? `${count(progress.ok)} / ${count(progress.total)}` : ''
  if (column === 'total') return <Money amount={order.totalCash} className="font-semibold text-ink" />
  if (column === 'refunded') return order.refunded > 0 ? <Money amount={order.refunded} className="text-refund" /> : ''
  return <OrderAge order={order} now={now} />
}
