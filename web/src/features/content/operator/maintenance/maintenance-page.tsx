import { maintenance } from '@runmart/contract/content-maintenance'
import { SettingsPage } from '#features/settings/operator/index.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { MaintenanceForm } from './maintenance-form.tsx'

/** Whether the shop is closed for customers, and what they read meanwhile. */
export default function MaintenancePage() {
  const t = useOperatorTranslations()
  return (
    <SettingsPage
      title={t('operatorMaintenance.title')}
      intro={t('operatorMaintenance.intro')}
      endpoint={maintenance.settings}
      skeleton={['h-20', 'h-96']}
    >
      {(saved) => <MaintenanceForm saved={saved} />}
    </SettingsPage>
  )
}
