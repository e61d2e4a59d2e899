import { catalogCategories } from '@runmart/contract/catalog-categories'
import type { Language } from '@runmart/contract/languages'
import { type OperatorProposal, partnersOperator } from '@runmart/contract/partners-operator'
import { numberText } from '@runmart/i18n/formats'
import type { TranslateOperator } from '@runmart/i18n/operator'
import { SearchX } from 'lucide-react'
import { useParams } from 'react-router'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { useRights } from '#platform/use-rights.ts'
import { BackLink } from '#ui/back-link.tsx'
import type { Change } from '#ui/change-list.tsx'
import { classes } from '#ui/classes.ts'
import { DateTime } from '#ui/date-time.tsx'
import { DetailScreen } from '#ui/detail-screen.tsx'
import { DetailSkeleton } from '#ui/page-skeleton.tsx'
import { percentText } from '#ui/percent-text.ts'
import { Section } from '#ui/section.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { draftPrice } from '../services/draft-price.ts'
import { proposalName } from '../services/proposal-name.ts'
import { ProposalStatus } from '../services/proposal-status.tsx'
import { DecideProposal } from './decide-proposal.tsx'

/** One proposal beside the current service, and its decision. */
export default function ProposalPage() {
  const t = useOperatorTranslations()
  const { id = '' } = useParams()
  const view = useApi(partnersOperator.proposal, { params: { id } })
  return (
    <DetailScreen
      view={view}
      missing={{
        icon: SearchX,
        title: t('operatorProposals.notFound'),
        text: t('operatorProposals.notFoundText'),
        back: { to: operatorPaths.partnerProposals, label: t('operatorProposals.back') },
      }}
      skeleton={<DetailSkeleton main={['h-96']} side={['h-72']} />}
    >
      {(data) => (
        <>
          <Head proposal={data.proposal} />
          <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
            <DecideProposal key={id} proposal={data.proposal} />
            <div className="max-lg:-order-1">
              <ProposedOffer proposal={data.proposal} />
            </div>
          </div>
        </>
      )}
    </DetailScreen>
  )
}

function Head({ proposal }: { proposal: OperatorProposal }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const may = useRights()
  const { draft, partner, isNew, state, serviceId, proposedAt, reason } = proposal
  const name = proposalName(language, draft)
  return (
    <header className="mb-6">
      <title>{`${name} · ${t('operatorProposals.title')} · Runmart`}</title>
      <BackLink to={operatorPaths.partnerProposals}>{t('operatorProposals.back')}</BackLink>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="text-page wrap-anywhere text-ink">{name}</h1>
        <ProposalStatus state={state} />
      </div>
      <p className="mt-1 text-ink-soft">
        {t(isNew ? 'operatorProposals.isNew' : 'operatorProposals.isChange')} ·{' '}
        {may('customers') ? (
          <TextLink to={operatorPaths.partner(partner.id)}>{partner.username}</TextLink>
        ) : (
          partner.username
        )}{' '}
        · <DateTime at={proposedAt} />
        {serviceId && (
          <>
            {' · '}
            <TextLink to={operatorPaths.service(serviceId)}>{t('operatorProposals.openService')}</TextLink>
          </>
        )}
      </p>
      {reason && <p className="mt-2 wrap-anywhere whitespace-pre-line text-ink">{reason}</p>}
    </header>
  )
}

/** The proposed offer and price. Changed facts stand out, with their current value. */
function ProposedOffer({ proposal }: { proposal: OperatorProposal }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { data } = useApi(catalogCategories.categories)
  const categoryName = (slug: string) => data?.items.find((it) => it.slug === slug)?.draft.names[language] ?? slug
  const facts = factsOfProposal(proposal, { t, language, categoryName })
  const isSame = !proposal.isNew && facts.every((it) => it.before === null)
  return (
    <Section
      title={t(proposal.isNew ? 'operatorProposals.offer' : 'operatorProposals.changed')}
      {...(isSame && { description: t('operatorProposals.unchanged') })}
      padded={false}
    >
      <dl className="divide-y divide-line text-[13px]">
        {facts.map(({ label, before, after, moved }) => (
          <div
            key={label}
            className={classes(
              'flex flex-wrap items-baseline justify-between gap-x-4 px-5 py-2',
              before !== null && 'bg-pending-soft',
            )}
          >
            <dt className={before === null ? 'text-ink-faint' : 'text-ink-soft'}>{label}</dt>
            <dd className="wrap-anywhere text-ink tabular-nums">
              {before !== null && <span className="text-ink-soft">{before} → </span>}
              <span className="font-semibold">{after}</span>
              {moved && <span className="text-ink-soft"> ({moved})</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** One fact of a proposal. `before` is the service's current value; null if it is the same or missing. */
type ProposedFact = Omit<Change, 'before'> & { before: string | null }

type Asked = { t: TranslateOperator; language: Language; categoryName: (slug: string) => string }

/** The facts of a proposal, each with the value that it would change. */
function factsOfProposal({ draft, current }: OperatorProposal, { t, language, categoryName }: Asked) {
  const number = (value: number | null | undefined) =>
    value == null ? t('operatorProposals.nothing') : numberText(language, value)
  const fact = (label: string, after: string, before: string | undefined, moved?: string): ProposedFact => ({
    label,
    after,
    before: before === undefined || before === after ? null : before,
    ...(moved && before !== undefined && before !== after && { moved }),
  })
  const now = current ?? undefined
  return [
    fact(t('operatorProposals.category'), categoryName(draft.category), now && categoryName(now.category)),
    fact(
      t('operatorProposals.price'),
      draftPrice(t, language, draft),
      now && draftPrice(t, language, { ...now, unit: now.unit ?? 'unit' }),
      now && moveText(language, now.price, draft.price),
    ),
    fact(t('operatorProposals.minAmount'), number(draft.minAmount), now && number(now.minAmount)),
    fact(t('operatorProposals.maxAmount'), number(draft.maxAmount), now && number(now.maxAmount)),
    fact(t('operatorProposals.warrantyDays'), number(draft.warrantyDays), now && number(now.warrantyDays)),
    // The shop does not store the delivery hours, so there is nothing to compare.
    fact(t('operatorProposals.deliveryHours'), number(draft.deliveryHours), undefined),
  ]
}

/** The price change in percent, such as `+20%`. */
function moveText(language: Language, before: number, after: number): string | undefined {
  if (before === 0 || before === after) return undefined
  const percent = ((after - before) / before) * 100
  return `${percent > 0 ? '+' : ''}${percentText(language, percent, 1)}`
}
