import { PartnerReason } from '@runmart/contract/partners'
import { type OperatorPartner, partnersOperator } from '@runmart/contract/partners-operator'
import { call } from '#platform/api.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { ReasonDialog } from '#ui/reason-dialog.tsx'
import { decide } from './decide.ts'

type Props = { partner: OperatorPartner; open: boolean; onClose: () => void }

/** Refuses an application with a reason that the customer reads. */
export function RefuseDialog({ partner: { person }, open, onClose }: Props) {
  const t = useOperatorTranslations()
  const { id, username: name } = person
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
      onConfirm={(reason) =>
        decide(`refuse-partner:${id}`, (idempotencyKey) =>
          call(partnersOperator.refuse, { params: { id }, body: { reason } }, { idempotencyKey }),
        )
      }
      open={open}
      onClose={onClose}
    />
  )
}
