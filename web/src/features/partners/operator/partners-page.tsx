import { type PartnerState, partnerStates } from '@runmart/contract/partners'
import { type OperatorPartner, partnersOperator } from '@runmart/contract/partners-operator'
import { numberText } from '@runmart/i18n/formats'
import { CircleCheck, Handshake } from 'lucide-react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { List } from '#ui/list.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { useItemDialog } from '#ui/use-item-dialog.ts'
import { AcceptDialog } from './accept-dialog.tsx'
import { PartnerRow } from './partner-row.tsx'
import { RefuseDialog } from './refuse-dialog.tsx'

const tabs = ['partner', 'applied', 'leaving', 'refused', 'ended'] as const satisfies readonly PartnerState[]

/** Partners, who would like to be one, and who was. */
export default function PartnersPage() {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const filters = useFilters<'view'>()
  const state = partnerStates.find((it) => it === filters.get('view')) ?? 'partner'
  const list = useApiPage(partnersOperator.list, filters.page, { query: { state } }, { refetchInterval: 15_000 })
  const { item: partner, isOpen, open, close } = useItemDialog<OperatorPartner, 'accept' | 'refuse'>()
  const labels: Record<PartnerState, string> = {
    partner: t('operatorPartners.title'),
    applied: t('operatorPartners.applications') + (list.data ? ` · ${numberText(language, list.data.waiting)}` : ''),
    leaving: t('operatorPartners.leavingTab'),
    refused: t('operatorPartners.refusedTab'),
    ended: t('operatorPartners.endedTab'),
  }
  const empty = {
    partner: { icon: Handshake, title: t('operatorPartners.none'), text: t('operatorPartners.noneText') },
    applied: {
      icon: CircleCheck,
      title: t('operatorPartners.noneApplied'),
      text: t('operatorPartners.noneAppliedText'),
    },
  }
  const screen = (
    <ListScreen
      list={list}
      filters={filters}
      count={(count) => t(state === 'applied' ? 'operatorPartners.appliedFound' : 'operatorPartners.found', { count })}
      skeleton={<RowsSkeleton rows={3} />}
      empty={
        state === 'partner' || state === 'applied'
          ? empty[state]
          : { icon: Handshake, title: t('operatorPartners.noneState') }
      }
    >
      {(items) => (
        <List label={labels[state]}>
          {items.map((it) => (
            <PartnerRow
              key={it.person.id}
              partner={it}
              onAccept={() => open('accept', it)}
              onRefuse={() => open('refuse', it)}
            />
          ))}
        </List>
      )}
    </ListScreen>
  )
  return (
    <>
      <title>{`${t('operatorPartners.title')} · Runmart`}</title>
      <PageHeader title={t('operatorPartners.title')} description={t('operatorPartners.intro')} />
      <Tabs
        value={state}
        onValueChange={(view) => filters.set({ view: view === 'partner' ? null : view })}
        tabs={tabs.map((value) => ({ value, label: labels[value], content: screen }))}
      />
      {partner && (
        <>
          <AcceptDialog partner={partner} open={isOpen('accept')} onClose={close} />
          <RefuseDialog partner={partner} open={isOpen('refuse')} onClose={close} />
        </>
      )}
    </>
  )
}
