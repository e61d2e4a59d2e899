import type { DeskOrder } from '@runmart/contract/orders-operator'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Dialog } from '#ui/dialog.tsx'
import { GiveLinesForm } from './give-lines-form.tsx'

type Props = { order: DeskOrder; open: boolean; onClose: () => void }

/** Gives a pre-order the lines that its customer did not upload himself. */
export function GiveLinesDialog({ order, open, onClose }: Props) {
  const t = useOperatorTranslations()
  const words = order.billing === 'day' ? 'operatorBots.giveLinesDays' : 'operatorBots.giveLinesText'
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('operatorBots.giveLinesOf', { code: order.orderCode })}
      description={t(words, { count: order.amount, name: order.customer.username })}
    >
      <GiveLinesForm order={order} onDone={onClose} />
    </Dialog>
  )
}
