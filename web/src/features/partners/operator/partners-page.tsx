import { type PartnerState, partnerStates } from '@runmart/contract/partners'
import { type OperatorPartner, partnersOperator } from '@runmart/contract/partners-operator'
import { numberText } from '@runmart/i18n/formats'
import { CircleCheck, Handshake } from 'lucide-react'
import { Link } from 'react-router'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { useRights } from '#platform/use-rights.ts'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import { List } from '#ui/list.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { Money } from '#ui/money.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { useItemDialog } from '#ui/use-item-dialog.ts'
import { factsLine } from '../partner-facts.tsx'
import { AcceptDialog } from './accept-dialog.tsx'
import { RefuseDialog } from './refuse-dialog.tsx'
import { shareText } from './share.ts'

const tabs = ['partner', 'applied', 'leaving', 'refused', 'ended'] as const satisfies readonly PartnerState[]

/** Current partners, applicants and past partners. */
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

type Props = { partner: OperatorPartner; onAccept: () => void; onRefuse: () => void }

/** One partner with their services, earnings and delivery figures, or an application with its text and the decision. */
function PartnerRow({ partner, onAccept, onRefuse }: Props) {
  const { person, state } = partner
  const isDecided = state !== 'applied' && state !== 'refused'
  return (
    <li className="relative grid gap-x-6 gap-y-2 px-5 py-3 text-[13px] transition-colors hover:bg-sunken lg:grid-cols-[minmax(0,1fr)_auto] dark:hover:bg-raised">
      <div className="min-w-0">
        <Link
          to={operatorPaths.partner(person.id)}
          className="text-sm font-semibold wrap-anywhere text-ink outline-offset-[-2px] after:absolute after:inset-0"
        >
          {person.username}
        </Link>
        {isDecided ? <Standing partner={partner} /> : <Application partner={partner} />}
      </div>
      {isDecided ? <Sums partner={partner} /> : <Decisions {...{ partner, onAccept, onRefuse }} />}
    </li>
  )
}

function Standing({ partner: { share, services, openOrders, measured, reason } }: { partner: OperatorPartner }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const facts = [
    ...(share === null ? [] : [t('operatorPartners.share', { percent: shareText(language, share) })]),
    t('operatorPartners.services', { count: services }),
    t('operatorPartners.openOrders', { count: openOrders }),
  ]
  return (
    <>
      <p className="text-ink-soft tabular-nums">{facts.join(' · ')}</p>
      {measured && <p className="text-pretty text-ink-faint tabular-nums">{factsLine(t, language, measured)}</p>}
      {reason && <p className="wrap-anywhere text-ink-faint">{reason}</p>}
    </>
  )
}

function Sums({ partner: { sums } }: { partner: OperatorPartner }) {
  const t = useOperatorTranslations()
  const figures = [
    { label: t('operatorPartners.held'), amount: sums.held },
    { label: t('operatorPartners.earned'), amount: sums.earned },
    { label: t('operatorPartners.paidOut'), amount: sums.paidOut },
  ]
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 lg:text-right">
      {figures.map(({ label, amount }) => (
        <div key={label} className="lg:min-w-28">
          <dt className="text-ink-faint">{label}</dt>
          <dd>
            <Money amount={amount} className="font-semibold text-ink" />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Application({ partner: { application, reason } }: { partner: OperatorPartner }) {
  const t = useOperatorTranslations()
  return (
    <>
      <p className="mt-0.5 line-clamp-3 wrap-anywhere whitespace-pre-line text-ink">{application.offer}</p>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-ink-soft">
        <span className="wrap-anywhere">{application.contact}</span>
        <span className="relative z-1">
          <CopyButton text={application.contact} label={t('operatorPartners.copyContact')} />
        </span>
        <span>
          <LinkedSentence
            sentence={t('operatorPartners.appliedAt', { when: '‹when›' })}
            parts={{ when: <DateTime at={application.appliedAt} /> }}
          />
        </span>
      </p>
      {reason && <p className="wrap-anywhere text-ink-faint">{reason}</p>}
    </>
  )
}

function Decisions({ partner: { person, state }, onAccept, onRefuse }: Props) {
  const t = useOperatorTranslations()
  const may = useRights()
  const name = person.username
  if (state !== 'applied') return null
  return (
    <div className="relative z-1 flex flex-wrap items-center gap-2">
      <Button size="sm" variant="danger" aria-label={t('operatorPartners.refuseOf', { name })} onClick={onRefuse}>
        {t('operatorPartners.refuse')}
      </Button>
      {may('owner') && (
        <Button size="sm" aria-label={t('operatorPartners.acceptOf', { name })} onClick={onAccept}>
          {t('operatorPartners.accept')}
        </Button>
      )}
    </div>
  )
}
