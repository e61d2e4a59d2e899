import type { Order } from '@runmart/contract/orders-order'
import { isFinal, isScheduled } from '@runmart/contract/orders-states'
import { RotateCw, SquareTerminal } from 'lucide-react'
import { Link } from 'react-router'
import { useLanguage, useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { dateText, dateTimeText } from '#ui/date-text.ts'
import { Money } from '#ui/money.tsx'
import { moneyText } from '#ui/money-text.ts'
import { hasRun } from './rules.ts'

/** The price of an order, with the refunded sum below. */
export function OrderTotal({ order }: { order: Order }) {
  const { language, t } = useLanguage()
  return (
    <>
      <Money amount={order.totalCash} className="font-bold text-ink" />
      {order.refunded > 0 && (
        <span className="block text-[13px] text-refund">
          {t('orders.cameBack', { amount: moneyText(language, order.refunded) })}
        </span>
      )}
    </>
  )
}

/**
 * The start of a scheduled order, or the end of an open one: its start deadline or its last day. Empty if it does not
 * end by itself.
 */
export function OrderEnd({ order }: { order: Order }) {
  const { language, t } = useLanguage()
  const { orderStatus, expiresAt, startsAt } = order
  if (startsAt && isScheduled(order))
    return (
      <span className="block text-pretty">
        {t('drips.starts', { date: dateTimeText(language, new Date(startsAt)) })}
      </span>
    )
  if (!expiresAt || isFinal(orderStatus)) return null
  const date = dateText(language, new Date(expiresAt))
  return (
    <span className="block text-pretty">
      {orderStatus === 'pending' ? t('orders.beginsBy', { date }) : t('orders.runsUntil', { date })}
    </span>
  )
}

/** A link to the console of a bot order. It stays clickable above a row or card that is a link itself. */
export function ConsoleLink({ order }: { order: Order }) {
  const t = useTranslations()
  if (!hasRun(order)) return null
  return (
    <Link
      to={paths.bot(order.id)}
      className="relative z-10 inline-flex h-6 items-center gap-1 rounded-md text-[13px] font-semibold text-brand hover:underline pointer-coarse:h-11"
    >
      <SquareTerminal aria-hidden className="size-4" />
      {t('runConsole.name')}
      <span className="sr-only"> {order.orderCode}</span>
    </Link>
  )
}

/** A link to the order form, filled in like an ended order. Bots run again from their console instead. */
export function AgainLink({ order }: { order: Order }) {
  const t = useTranslations()
  if (!isFinal(order.orderStatus) || hasRun(order)) return null
  return (
    <Link
      to={paths.orderAgain(order.id)}
      className="relative z-10 inline-flex h-6 items-center gap-1 rounded-md text-[13px] font-semibold text-brand hover:underline pointer-coarse:h-11"
    >
      <RotateCw aria-hidden className="size-4" />
      {t('orders.again')}
      <span className="sr-only"> {order.orderCode}</span>
    </Link>
  )
}
