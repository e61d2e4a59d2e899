import type { Maintenance } from '@runmart/contract/content-maintenance'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Alert } from '#ui/alert.tsx'
import { dateTimeText } from '#ui/date-text.ts'

/** Whether customers are let in now, and who decided so. */
export function MaintenanceState({ saved }: { saved: Maintenance }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { isOn, isForced, changedAt, changedBy } = saved
  const when = changedAt && dateTimeText(language, new Date(changedAt))
  return (
    <Alert
      tone={isOn || isForced ? 'warning' : 'success'}
      title={t(isOn || isForced ? 'operatorMaintenance.isClosed' : 'operatorMaintenance.isOpen')}
    >
      {isForced
        ? t('operatorMaintenance.isForced')
        : when && t('operatorMaintenance.changed', { name: changedBy ?? '–', when })}
    </Alert>
  )
}
