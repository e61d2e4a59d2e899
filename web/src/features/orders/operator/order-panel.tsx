import type { DataOf } from '@runmart/contract/endpoint'
import type { ordersOperator } from '@runmart/contract/orders-operator'
import { Maximize2, PackageSearch, X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useLocation } from 'react-router'
import { OrderConversation } from '#features/conversations/operator/index.ts'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import type { ApiResult } from '#platform/use-api.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Empty } from '#ui/empty.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { BlocksSkeleton } from '#ui/page-skeleton.tsx'
import { Refused } from '#ui/refused.tsx'
import { OrderInputs } from '../order-inputs.tsx'
import { OrderDetails } from './order-details.tsx'
import { OrderSummary, OrderTitle } from './order-header.tsx'
import { OrderPrice } from './order-price.tsx'
import { OrderWork } from './order-work.tsx'
import { Timeline } from './timeline.tsx'

const PANEL_ID = 'order-panel'
const typedIn = 'input, textarea, select'

/** Moves the focus to the panel, which then receives keys about the open order. */
export const focusPanel = () => document.getElementById(PANEL_ID)?.focus()
/** Focuses the reply field when it appears. Until then typed letters belong to the reply, and are no desk keys. */
export function focusReply(id: string): void {
  const panel = document.getElementById(PANEL_ID)
  if (!panel) return
  const until = Date.now() + 3_000
  panel.dataset.awaits = 'reply'
  panel.focus()
  const look = () => {
    const field = panel.dataset.opened === id ? panel.querySelector<HTMLElement>('textarea[name=text]') : null
    const isLeft = document.activeElement !== panel
    if (!field && !isLeft && Date.now() < until) return void setTimeout(look, 30)
    delete panel.dataset.awaits
    if (!isLeft) field?.focus()
  }
  look()
}

type Opened = DataOf<typeof ordersOperator.order>
type Props = { id: string; opened: ApiResult<Opened>; onClose: () => void }

/** One order beside the list, which stays usable: its facts, its actions and its messages. */
export function OrderPanel({ id, opened, onClose }: Props) {
  const t = useOperatorTranslations()
  const { search } = useLocation()
  const { data, error, errorCode } = opened
  // Escape first leaves a text field, then closes the order. The panel's dialogs are outside it in the DOM.
  const leaveField = (event: KeyboardEvent<HTMLElement>) => {
    const { currentTarget, target, key, nativeEvent } = event
    if (key !== 'Escape' || nativeEvent.isComposing || !(target instanceof HTMLElement)) return
    if (!target.matches(typedIn) || !currentTarget.contains(target)) return
    event.preventDefault()
    currentTarget.focus()
  }
  return (
    <aside
      id={PANEL_ID}
      data-opened={id}
      tabIndex={-1}
      aria-label={t('operatorDesk.panel')}
      onKeyDown={leaveField}
      className="sticky top-14 -mt-8 -mr-8 -mb-16 flex h-[calc(100dvh-3.5rem)] w-140 flex-col border-l border-line bg-canvas -outline-offset-2 min-[125rem]:border-r"
    >
      <div className="flex min-h-13 shrink-0 items-center gap-3 border-b border-line bg-surface py-2 pr-2 pl-4">
        {data && <OrderTitle order={data.order} as="h2" />}
        <div className="ml-auto flex gap-1">
          <ButtonLink
            size="sm"
            variant="quiet"
            icon={<Maximize2 aria-hidden />}
            to={operatorPaths.order(id)}
            state={{ list: search }}
          >
            {t('operatorDesk.openPage')}
          </ButtonLink>
          <IconButton label={t('ui.close')} className="size-8" onClick={onClose}>
            <X aria-hidden />
          </IconButton>
        </div>
      </div>
      <div key={id} className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto overscroll-contain p-4">
        {!data && !error && <BlocksSkeleton blocks={['h-28', 'h-40', 'h-72']} />}
        {errorCode === 'NOT_FOUND' ? (
          <Empty icon={PackageSearch} title={t('operatorOrders.notFound')} className="py-24">
            {t('operatorOrders.notFoundText')}
          </Empty>
        ) : (
          error && (
            <Refused onRetry={opened.refetch} retrying={opened.isFetching} className="py-24">
              {error}
            </Refused>
          )
        )}
        {data && <OpenOrder {...data} />}
      </div>
    </aside>
  )
}

function OpenOrder(data: Opened) {
  const t = useOperatorTranslations()
  const { order } = data
  return (
    <>
      <OrderSummary
        {...data}
        className="mb-1 [&_button]:pointer-fine:min-h-8 [&_button]:pointer-fine:px-3 [&_button]:pointer-fine:text-[13px]"
      />
      <OrderInputs
        title={t('operatorOrders.inputs')}
        inputs={order.inputs ?? {}}
        fields={data.fields}
        copyLabel={(label) => t('operatorOrders.copyInput', { label })}
        saving={{ orderCode: order.orderCode, label: (label) => t('operatorOrders.saveInput', { label }) }}
      />
      <OrderWork {...data} />
      <OrderDetails order={order} partner={data.partner} />
      <OrderConversation orderId={order.id} customerName={order.customer.username} />
      <OrderPrice order={order} price={data.price} />
      <Timeline entries={data.timeline} total={order.amount} />
    </>
  )
}
