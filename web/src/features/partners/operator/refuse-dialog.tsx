import { PartnerReason } from '@runmart/contract/partners'
import { type OperatorPartner, partnersOperator } from '@runmart/contract/partners-operator'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { ReasonDialog } from '#ui/reason-dialog.tsx'

type Props = { partner: OperatorPartner; open: boolean; onClose: () => void }

/** Refuses an application with a reason that the customer reads. */
export function RefuseDialog({ partner: { person }, open, onClose }: Props) {
  const t = useOperatorTranslations()
  const { id, username: name } = person
  const { act } = useAct(partnersOperator.refuse, { once: id, untilFresh: true })
  return (
    <ReasonDialog
      title={t('operatorPartners.refuseTitle', { name })}
      description={t('operatorPartners.refuseText')}
      schema={PartnerReason}
      words={{
        reason: t('operatorPartners.reason'),
        reasonHint: t('operatorPartners.reasonHint'),
        confirm: t('operatorPartners.refuse'),
      }}
      onConfirm={(reason) => act({ params: { id }, body: { reason } })}
      open={open}
      onClose={onClose}
    />
  )
}
