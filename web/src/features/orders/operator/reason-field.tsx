import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { TextArea } from '#ui/text-area.tsx'

/** Why money goes back, in words for the customer. */
export function ReasonField() {
  const t = useOperatorTranslations()
  return (
    <TextArea label={t('orderDesk.reason')} name="reason" rows={3} maxLength={300} hint={t('orderDesk.reasonHint')} />
  )
}
