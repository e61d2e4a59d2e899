import { botsOperator } from '@runmart/contract/bots-operator'
import { canBotTransition } from '@runmart/contract/bots-states'
import type { OperatorOrder, OrderPartner } from '@runmart/contract/orders-operator'
import type { OrderLink, TimelineEntry } from '@runmart/contract/orders-order'
import { isFinal } from '@runmart/contract/orders-states'
import { FileUp, OctagonX, ScrollText, Table2 } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { LogDialog, StopRunDialog } from '#features/bots/operator/index.ts'
import { useAtSupplier } from '#features/suppliers/operator/index.ts'
import { download } from '#platform/download.ts'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useSession } from '#platform/session.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { CustomerLink } from '#ui/customer-link.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import { BotStatus, OrderStatus, shownStatus } from '../order-status.tsx'
import { lacksLines } from '../rules.ts'
import { GiveLinesDialog } from './give-lines-dialog.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderAmount, WaitingTime, WaitMark } from './order-labels.tsx'
import { isHandedOver, unrefundedAmount } from './rules.ts'
import { TakeOver } from './take-over.tsx'

type Props = {
  order: OperatorOrder
  partner?: OrderPartner | undefined
  refundQuote: number | null
  unusedPlaces: number
  timeline: readonly TimelineEntry[]
  links: readonly OrderLink[]
  linkCount: number
}

/** The head of an order's page: the link back to the list, the order and the actions. */
export function OrderHeader(props: Props) {
  const t = useOperatorTranslations()
  // The list with its tab, filters and page: the desk's or the customer's.
  const { list = '', ofCustomer } = (useLocation().state ?? {}) as { list?: string; ofCustomer?: string }
  const { username } = props.order.customer
  return (
    <header className="mb-6">
      {ofCustomer ? (
        <BackLink to={ofCustomer}>{t('operatorOrders.backToCustomer', { name: username })}</BackLink>
      ) : (
        <BackLink to={operatorPaths.orders + list}>{t('operatorOrders.back')}</BackLink>
      )}
      <OrderTitle order={props.order} as="h1" />
      <OrderSummary {...props} className="mt-2" />
    </header>
  )
}

const titles = { h1: 'text-2xl', h2: 'text-base' }

/** The code and the states of the order. */
export function OrderTitle({ order, as: Title }: { order: OperatorOrder; as: keyof typeof titles }) {
  const t = useOperatorTranslations()
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Title className={classes('font-mono font-bold text-ink', titles[Title])}>{order.orderCode}</Title>
      <CopyButton text={order.orderCode} label={t('operatorOrders.copyCode')} />
      <OrderStatus status={shownStatus(order)} />
      <WaitMark order={order} />
      {order.botStatus && <BotStatus status={order.botStatus} />}
      {order.preOrder && <Badge>{t('operatorOrders.preOrder')}</Badge>}
      {Title === 'h1' && <WaitingTime order={order} />}
    </div>
  )
}

/** The order, its customer, the meaning of its state and the possible actions. */
export function OrderSummary({
  order,
  partner,
  refundQuote,
  unusedPlaces,
  timeline,
  links,
  linkCount,
  className,
}: Props & { className: string }) {
  const t = useOperatorTranslations()
  const { user } = useSession()
  const own = order.customer.id === user?.id
  return (
    <div className={className}>
      <p className="text-[15px] font-semibold wrap-anywhere text-ink">
        {order.serviceName} <OrderAmount order={order} />{' '}
        <span className="font-normal text-ink-soft">
          <LinkedSentence
            sentence={t('operatorOrders.forCustomer', { name: '‹name›' })}
            parts={{ name: <CustomerLink customer={order.customer} /> }}
          />
        </span>
      </p>
      <p className="mt-1 max-w-2xl text-pretty text-ink-soft">
        <OrderExplanation order={order} own={own} />
      </p>
      {!own && partner?.id !== user?.id && (
        <div className="mt-4 flex flex-wrap gap-2 empty:hidden">
          {order.botStatus && <BotActions order={order} timeline={timeline} />}
          <OrderActions order={order} refundQuote={refundQuote ?? 0} unusedPlaces={unusedPlaces} />
          {partner && <TakeOver order={order} partner={partner} links={links} linkCount={linkCount} />}
        </div>
      )}
    </div>
  )
}

type MeaningProps = {
  order: OperatorOrder
  /** The operator is also its customer. */
  own: boolean
}

/** Explains the state of an order to an operator in one sentence. */
function OrderExplanation({ order, own }: MeaningProps) {
  const t = useOperatorTranslations()
  const atSupplier = useAtSupplier(order)
  const { orderStatus, expiresAt } = order
  const isOpen = orderStatus === 'pending' || orderStatus === 'in-progress'
  const until = (sentence: string) =>
    expiresAt && <LinkedSentence sentence={sentence} parts={{ when: <DateTime at={expiresAt} /> }} />
  if (own && isOpen) return t('operatorOrders.ownMeans')
  if (isOpen && atSupplier) return t('operatorDispatches.orderMeans')
  if (isOpen && order.serviceType === 'AUTO_BOT') {
    if (order.botStatus === 'waiting') return until(t('operatorOrders.botLacksMeans', { when: '‹when›' }))
    return isHandedOver(order)
      ? until(t('operatorOrders.botDaysMeans', { when: '‹when›' }))
      : t('operatorOrders.botMeans')
  }
  if (orderStatus === 'pending') return until(t('operatorOrders.pendingMeans', { when: '‹when›' }))
  if (isHandedOver(order)) return until(t('operatorOrders.daysRun', { when: '‹when›' }))
  if (orderStatus === 'in-progress')
    return t(order.progress ? 'operatorOrders.progressMeans' : 'operatorOrders.daysMean')
  if (unrefundedAmount(order) === 0) return t('operatorOrders.allBackMeans')
  return t(orderStatus === 'success' ? 'operatorOrders.endedMeans' : 'operatorOrders.overMeans')
}

type BotActionsProps = { order: OperatorOrder; timeline: readonly TimelineEntry[] }

/** The bot actions for an order: give lines, read the log, download late answers, stop the run. */
function BotActions({ order, timeline }: BotActionsProps) {
  const t = useOperatorTranslations()
  const [open, setOpen] = useState<'lines' | 'log' | 'stop' | null>(null)
  const close = () => setOpen(null)
  const [downloading, setDownloading] = useState(false)
  const saveLateAnswers = async () => {
    setDownloading(true)
    await download(botsOperator.lateAnswers, { params: { id: order.id }, query: { format: 'csv' } })
    setDownloading(false)
  }
  const lacks = lacksLines(order, timeline)
  const mayStop = canBotTransition({ ...order, isByDay: order.billing === 'day' }, 'stopped', 'operator')
  return (
    <>
      {lacks && (
        <Button variant="primary" icon={<FileUp aria-hidden />} onClick={() => setOpen('lines')}>
          {t('operatorBots.giveLines')}
        </Button>
      )}
      {order.botStatus !== 'waiting' && (
        <>
          <Button icon={<ScrollText aria-hidden />} onClick={() => setOpen('log')}>
            {t('operatorBots.log')}
          </Button>
          {isFinal(order.orderStatus) && (
            <Button icon={<Table2 aria-hidden />} loading={downloading} onClick={saveLateAnswers}>
              {t('operatorBots.lateAnswers')}
            </Button>
          )}
        </>
      )}
      {mayStop && (
        <Button variant="danger" icon={<OctagonX aria-hidden />} onClick={() => setOpen('stop')}>
          {t('operatorBots.stopBot')}
        </Button>
      )}
      <GiveLinesDialog order={order} open={open === 'lines'} onClose={close} />
      <LogDialog order={order} open={open === 'log'} onClose={close} />
      <StopRunDialog order={order} open={open === 'stop'} onClose={close} />
    </>
  )
}
