import { Outlet } from 'react-router'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { LinkTabs } from '#ui/link-tabs.tsx'

export default function SettingsFrame() {
  const t = useOperatorTranslations()
  const sections = [
    { to: operatorPaths.settings, label: t('operatorShell.settingsDeposits') },
    { to: operatorPaths.settingsOrders, label: t('operatorShell.orders') },
    { to: operatorPaths.settingsReferrals, label: t('operatorShell.referrals') },
    { to: operatorPaths.settingsPayouts, label: t('operatorShell.payouts') },
    { to: operatorPaths.settingsPartners, label: t('operatorShell.partners') },
    { to: operatorPaths.maintenance, label: t('operatorShell.maintenance') },
    { to: operatorPaths.settingsHistory, label: t('operatorShell.history') },
  ]
  return (
    <>
      <LinkTabs label={t('operatorShell.settings')} tabs={sections} />
      <Outlet />
    </>
  )
}
