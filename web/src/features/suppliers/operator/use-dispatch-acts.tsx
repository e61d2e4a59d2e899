import { type Dispatch, supplierOrders } from '@runmart/contract/suppliers-orders'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { useConfirm } from '#ui/use-confirm.tsx'

const shown = { refusals: 'toast', untilFresh: true } as const

/** What is done about an order at its supplier by one press; what cannot be undone is asked about. */
export function useDispatchActs({ orderId, state, supplierName }: Dispatch) {
  const t = useOperatorTranslations()
  const retrying = useAct(supplierOrders.retry, shown)
  const takingOver = useAct(supplierOrders.takeOver, shown)
  const cancelling = useAct(supplierOrders.cancel, shown)
  const refilling = useAct(supplierOrders.refill, shown)
  const { confirm, dialog } = useConfirm()
  const input = { params: { id: orderId } }
  const isMaybeThere = state === 'sent' || state === 'unclear'
  return {
    retry: () => retrying.act(input),
    refill: () => refilling.act(input),
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
      if (isSure) await takingOver.act(input)
    },
    cancel: async () => {
      const isSure = await confirm({
        title: t('operatorDispatches.cancelTitle', { name: supplierName ?? '' }),
        description: t('operatorDispatches.cancelText'),
        confirm: t('operatorDispatches.cancelNow'),
        danger: true,
      })
      if (isSure) await cancelling.act(input)
    },
    busy: retrying.acting || takingOver.acting || cancelling.acting || refilling.acting,
    dialog,
  }
}
