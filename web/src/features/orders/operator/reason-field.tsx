import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { TextArea } from '#ui/text-area.tsx'

/** The reason for a refund, which the customer reads. */
export function ReasonField() {
  const t = useOperatorTranslations()
  return (
    <TextArea
      label={t('operatorOrders.reason')}
      name="reason"
      rows={3}
      limit={300}
      hint={t('operatorOrders.reasonHint')}
    />
  )
}
