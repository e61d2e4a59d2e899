import { referrals } from '@runmart/contract/referrals'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApiList } from '#platform/use-api-list.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { AllowCommissionDialog } from './allow-commission-dialog.tsx'
import { CommissionsPanel } from './commissions-panel.tsx'
import { ReferralSettingsPart } from './referral-settings.tsx'
import { RefuseCommissionDialog } from './refuse-commission-dialog.tsx'
import { useCommissionFilters } from './use-commission-filters.ts'
import { useDecision } from './use-decision.ts'

/** Commissions that wait for an operator, all others, and what referring earns. */
export default function ReferralsPage() {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const filters = useCommissionFilters()
  const found = useApiList(referrals.commissions, { query: filters.query })
  const { commission, isOpen, begin, end } = useDecision()
  const panel = (
    <CommissionsPanel
      filters={filters}
      found={found}
      onAllow={(it) => begin('allow', it)}
      onRefuse={(it) => begin('refuse', it)}
    />
  )
  const waiting = found.data ? ` · ${new Intl.NumberFormat(language).format(found.data.waiting)}` : ''
  return (
    <>
      <title>{`${t('operatorReferrals.title')} · Runmart`}</title>
      <PageHeader title={t('operatorReferrals.title')} description={t('operatorReferrals.intro')} />
      <div className="mb-6">
        <ReferralSettingsPart />
      </div>
      <Tabs
        value={filters.view}
        onValueChange={(view) => filters.set({ view: view === 'all' ? view : null, status: null })}
        tabs={[
          { value: 'waiting', label: t('operatorReferrals.waiting') + waiting, content: panel },
          { value: 'all', label: t('operatorReferrals.all'), content: panel },
        ]}
      />
      {commission && (
        <>
          <AllowCommissionDialog commission={commission} open={isOpen('allow')} onClose={end} />
          <RefuseCommissionDialog commission={commission} open={isOpen('refuse')} onClose={end} />
        </>
      )}
    </>
  )
}
