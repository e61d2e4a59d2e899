import { ordersOperator } from '@runmart/contract/orders-operator'
import { type Dispatch, supplierOrders } from '@runmart/contract/suppliers-orders'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { invalidate } from '#platform/query-client.ts'
import { useApiMutation } from '#platform/use-api-mutation.ts'
import { useConfirm } from '#ui/use-confirm.tsx'

/** Whatever came of it, somebody else may have acted meanwhile: all that shows the order is fetched again. */
export function invalidateDispatches(): Promise<void> {
  return invalidate(supplierOrders.ofOrder, supplierOrders.list, ordersOperator.order, ordersOperator.queue)
}

/** What is done about an order at its supplier by one press; what cannot be undone is asked about. */
export function useDispatchActs({ orderId, state, supplierName }: Dispatch) {
  const t = useOperatorTranslations()
  const retrying = useApiMutation(supplierOrders.retry)
  const takingOver = useApiMutation(supplierOrders.takeOver)
  const cancelling = useApiMutation(supplierOrders.cancel)
  const refilling = useApiMutation(supplierOrders.refill)
  const { confirm, dialog } = useConfirm()
  const args = { params: { id: orderId } }
  const run = async (act: { send: (of: typeof args) => Promise<unknown> }) => {
    await act.send(args)
    await invalidateDispatches()
  }
  const isMaybeThere = state === 'sent' || state === 'unclear'
  return {
    retry: () => run(retrying),
    refill: () => run(refilling),
    takeOver: async () => {
      const isSure = await confirm({
        title: t('operatorDispatches.takeOverTitle'),
        description: (
          <>
            {t('operatorDispatches.takeOverText')}
            {isMaybeThere && (
              <span className="mt-2 block font-semibold text-pending">{t('operatorDispatches.takeOverThere')}</span>
            )}
          </>
        ),
        confirm: t('operatorDispatches.takeOverNow'),
        danger: isMaybeThere,
      })
      if (isSure) await run(takingOver)
    },
    cancel: async () => {
      const isSure = await confirm({
        title: t('operatorDispatches.cancelTitle', { name: supplierName ?? '' }),
        description: t('operatorDispatches.cancelText'),
        confirm: t('operatorDispatches.cancelNow'),
        danger: true,
      })
      if (isSure) await run(cancelling)
    },
    busy: retrying.sending || takingOver.sending || cancelling.sending || refilling.sending,
    dialog,
  }
}
