import { type OperatorProposal, partnersOperator } from '@runmart/contract/partners-operator'
import { proposalStates } from '@runmart/contract/partners-services'
import { numberText } from '@runmart/i18n/formats'
import { CircleCheck, Lightbulb } from 'lucide-react'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { CustomerLink } from '#ui/customer-link.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import { List } from '#ui/list.tsx'
import { ListRow } from '#ui/list-row.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { draftPrice } from '../services/draft-price.ts'
import { proposalName } from '../services/proposal-name.ts'
import { ProposalStatus } from '../services/proposal-status.tsx'

/** The proposals of partners: the waiting ones and the decided ones. */
export default function ProposalsPage() {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const filters = useFilters<'state'>()
  const state = proposalStates.find((it) => it === filters.get('state')) ?? 'waiting'
  const list = useApiPage(partnersOperator.proposals, filters.page, { query: { state } }, { refetchInterval: 15_000 })
  const waiting = list.data ? ` · ${numberText(language, list.data.waiting)}` : ''
  const screen = (
    <ListScreen
      list={list}
      filters={filters}
      count={(count) =>
        t(state === 'waiting' ? 'operatorProposals.waitingFound' : 'operatorProposals.found', { count })
      }
      skeleton={<RowsSkeleton rows={3} end="text" />}
      empty={
        state === 'waiting'
          ? {
              icon: CircleCheck,
              title: t('operatorProposals.noneWaiting'),
              text: t('operatorProposals.noneWaitingText'),
            }
          : { icon: Lightbulb, title: t('operatorProposals.none') }
      }
    >
      {(items) => (
        <List label={t('operatorProposals.title')}>
          {items.map((proposal) => (
            <ProposalRow key={proposal.id} proposal={proposal} />
          ))}
        </List>
      )}
    </ListScreen>
  )
  return (
    <>
      <title>{`${t('operatorProposals.title')} · Runmart`}</title>
      <PageHeader title={t('operatorProposals.title')} description={t('operatorProposals.intro')} />
      <Tabs
        value={state}
        onValueChange={(next) => filters.set({ state: next === 'waiting' ? null : next })}
        tabs={proposalStates.map((value) => ({
          value,
          label: value === 'waiting' ? t('operatorProposals.waiting') + waiting : t(`proposalStates.${value}`),
          content: screen,
        }))}
      />
    </>
  )
}

function ProposalRow({ proposal }: { proposal: OperatorProposal }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { id, draft, isNew, state, partner, proposedAt } = proposal
  return (
    <ListRow
      to={operatorPaths.partnerProposal(id)}
      title={proposalName(language, draft)}
      note={
        <>
          {t(isNew ? 'operatorProposals.isNew' : 'operatorProposals.isChange')} ·{' '}
          <LinkedSentence
            sentence={t('operatorProposals.by', { name: '‹name›' })}
            parts={{ name: <CustomerLink customer={partner} /> }}
          />{' '}
          · <DateTime at={proposedAt} />
        </>
      }
      end={<span className="font-semibold text-ink tabular-nums">{draftPrice(t, language, draft)}</span>}
      endNote={state !== 'waiting' && <ProposalStatus state={state} />}
    />
  )
}
