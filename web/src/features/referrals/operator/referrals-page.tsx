import { referrals } from '@runmart/contract/referrals'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorSay } from '#platform/operator-voice.ts'
import { useAskList } from '#platform/use-ask-list.ts'
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
  const say = useOperatorSay()
  const filters = useCommissionFilters()
  const found = useAskList(referrals.commissions, { query: filters.query })
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
      <title>{`${say('referralDesk.title')} · Runmart`}</title>
      <PageHeader title={say('referralDesk.title')} description={say('referralDesk.intro')} />
      <div className="mb-6">
        <ReferralSettingsPart />
      </div>
      <Tabs
        value={filters.view}
        onValueChange={(view) => filters.set({ view: view === 'all' ? view : null, status: null })}
        tabs={[
          { value: 'waiting', label: say('referralDesk.waiting') + waiting, content: panel },
          { value: 'all', label: say('referralDesk.all'), content: panel },
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
