import { depositsOperator } from '@runmart/contract/deposits-operator'
import { SettingsPage } from '#features/settings/operator/index.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { DepositSettingsForm } from './settings-form.tsx'

/** Where customers send money, and what it is worth. */
export default function DepositSettingsPage() {
  const t = useOperatorTranslations()
  return (
    <SettingsPage
      title={t('operatorDepositSettings.title')}
      intro={t('operatorDepositSettings.intro')}
      endpoint={depositsOperator.settings}
      skeleton={['h-96', 'h-64', 'h-40']}
    >
      {(saved) => <DepositSettingsForm saved={saved} />}
    </SettingsPage>
  )
}
