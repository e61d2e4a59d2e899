import { type OperatorProposal, partnersOperator } from '@runmart/contract/partners-operator'
import { SearchX } from 'lucide-react'
import { useParams } from 'react-router'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { useRights } from '#platform/use-rights.ts'
import { BackLink } from '#ui/back-link.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { DetailScreen } from '#ui/detail-screen.tsx'
import { DetailSkeleton } from '#ui/page-skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { proposalName } from '../services/proposal-name.ts'
import { ProposalStatus } from '../services/proposal-status.tsx'
import { DecideProposal } from './decide-proposal.tsx'
import { ProposedOffer } from './proposed-offer.tsx'

/** One proposal beside the service as it is now, and its decision. */
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
