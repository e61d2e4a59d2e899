import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { LinkTabs } from '#ui/link-tabs.tsx'

export function StaffTabs() {
  const t = useOperatorTranslations()
  const tabs = [
    { to: operatorPaths.staff, label: t('operatorStaff.title') },
    { to: operatorPaths.staffRules, label: t('operatorRules.title') },
  ]
  return <LinkTabs label={t('operatorRules.tabs')} tabs={tabs} />
}
