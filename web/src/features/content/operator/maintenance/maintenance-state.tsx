import type { Maintenance } from '@runmart/contract/content-maintenance'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Alert } from '#ui/alert.tsx'

/** Whether customers are let in now. */
export function MaintenanceState({ saved: { settings, isForced } }: { saved: Maintenance }) {
  const t = useOperatorTranslations()
  const isClosed = settings.isOn || isForced
  return (
    <Alert
      tone={isClosed ? 'warning' : 'success'}
      title={t(isClosed ? 'operatorMaintenance.isClosed' : 'operatorMaintenance.isOpen')}
    >
      {isForced && t('operatorMaintenance.isForced')}
    </Alert>
  )
}
