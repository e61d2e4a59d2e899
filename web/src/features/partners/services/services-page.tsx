import { partnersDesk } from '@runmart/contract/partners-desk'
import { type PartnerService, type Proposal, partnersServices } from '@runmart/contract/partners-services'
import { Lightbulb, PackageOpen, Plus } from 'lucide-react'
import { useLanguage } from '#platform/language.tsx'
import { partnerPaths } from '#platform/partner-paths.ts'
import { usePartnerTranslations } from '#platform/partner-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { useApi, useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { List } from '#ui/list.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { percentText } from '#ui/percent-text.ts'
import { Section } from '#ui/section.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import { factsLine } from '../partner-facts.tsx'
import { draftPrice } from './draft-price.ts'
import { proposalName } from './proposal-name.ts'
import { ProposalStatus } from './proposal-status.tsx'

/** A partner's services and proposals. A leaving partner cannot propose. */
export default function ServicesPage() {
  const t = usePartnerTranslations()
  const filters = useFilters()
  const services = useApi(partnersServices.services, {}, { localized: true })
  const proposals = useApiPage(partnersServices.proposals, filters.page)
  const { data: desk } = useApi(partnersDesk.overview)
  const canPropose = desk ? !desk.isLeaving : false
  const propose = (
    <ButtonLink variant="primary" to={partnerPaths.propose} icon={<Plus aria-hidden />}>
      {t('partnerServices.propose')}
    </ButtonLink>
  )
  return (
    <>
      <title>{`${t('partner.services')} · ${t('partner.area')} · Runmart`}</title>
      <PageHeader title={t('partnerServices.title')} actions={canPropose && propose} />
      <div className="flex flex-col gap-4">
        <ListScreen
          list={services}
          skeleton={<RowsSkeleton rows={3} end="text" />}
          empty={{ icon: PackageOpen, title: t('partnerServices.none'), text: t('partnerServices.noneText') }}
        >
          {(items) => (
            <List label={t('partnerServices.title')}>
              {items.map((service) => (
                <ServiceRow
                  key={service.id}
                  service={service}
                  canPropose={canPropose}
                  isChanging={isChanging(service, proposals.data?.items ?? [])}
                />
              ))}
            </List>
          )}
        </ListScreen>
        <Section title={t('partnerServices.proposals')} padded={false}>
          <ListScreen
            frame="none"
            list={proposals}
            filters={filters}
            skeleton={<RowsSkeleton rows={2} />}
            empty={{ icon: Lightbulb, title: t('partnerServices.noProposals') }}
          >
            {(items) => (
              <List label={t('partnerServices.proposals')}>
                {items.map((proposal) => (
                  <ProposalRow key={proposal.id} proposal={proposal} />
                ))}
              </List>
            )}
          </ListScreen>
        </Section>
      </div>
    </>
  )
}

function isChanging({ id }: PartnerService, proposals: readonly Proposal[]): boolean {
  return proposals.some((it) => it.serviceId === id && it.state === 'waiting')
}

type RowProps = { service: PartnerService; canPropose: boolean; isChanging: boolean }

/** One service with its price, share, status, remaining amount and measured facts. */
function ServiceRow({ service, canPropose, isChanging }: RowProps) {
  const { language } = useLanguage()
  const t = usePartnerTranslations()
  const { id, name, share, status, visibility, availability, stocked, measured } = service
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-5 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold wrap-anywhere text-ink">
          {name}
          {visibility !== 'shown' && <Badge>{t(`partnerServices.${visibility}`)}</Badge>}
          {visibility === 'shown' && status !== 'active' && <Badge>{t(`serviceStates.${status}`)}</Badge>}
          {isChanging && <Badge brand>{t('partnerServices.changeWaits')}</Badge>}
        </p>
        <p className="mt-0.5 text-ink-soft tabular-nums">
          {draftPrice(t, language, service.draft)} ·{' '}
          {t('partnerServices.share', { percent: percentText(language, share / 100, 2) })}
          {availability !== null && ` · ${t('partnerServices.left', { count: availability })}`}
        </p>
        {measured && (
          <p className="mt-0.5 text-[13px] text-pretty text-ink-faint">{factsLine(t, language, measured)}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {canPropose && (
          <ButtonLink
            size="sm"
            to={partnerPaths.proposeChange(id)}
            aria-label={t('partnerServices.proposeChangeOf', { name })}
          >
            {t('partnerServices.proposeChange')}
          </ButtonLink>
        )}
        {(canPropose || stocked) && (
          <ButtonLink size="sm" to={partnerPaths.stock(id)} aria-label={t('partnerServices.stockOf', { name })}>
            {t('partnerServices.stock')}
          </ButtonLink>
        )}
      </div>
    </li>
  )
}

/** One proposal with its content, date and outcome. The partner can withdraw it until an operator decides. */
function ProposalRow({ proposal }: { proposal: Proposal }) {
  const { language } = useLanguage()
  const t = usePartnerTranslations()
  const { confirm, dialog } = useConfirm()
  const { act, acting } = useAct(partnersServices.withdraw, { refusals: 'toast', untilFresh: true })
  const { id, draft, isNew, state, proposedAt, reason } = proposal
  const name = proposalName(language, draft)
  const withdraw = async () => {
    const isSure = await confirm({
      title: t('partnerServices.withdrawTitle', { name }),
      description: t('partnerServices.withdrawText'),
      confirm: t('partnerServices.withdraw'),
    })
    if (isSure) await act({ params: { id } })
  }
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-5 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold wrap-anywhere text-ink">{name}</p>
        <p className="mt-0.5 text-[13px] text-ink-soft tabular-nums">
          {t(isNew ? 'partnerServices.isNew' : 'partnerServices.isChange')} · {draftPrice(t, language, draft)} ·{' '}
          <DateTime at={proposedAt} />
        </p>
        {reason && <p className="mt-1 text-[13px] wrap-anywhere whitespace-pre-line text-ink">{reason}</p>}
      </div>
      <div className="flex items-center gap-2 max-sm:flex-row-reverse">
        {state === 'waiting' && (
          <Button
            size="sm"
            variant="quiet"
            loading={acting}
            aria-label={t('partnerServices.withdrawOf', { name })}
            onClick={() => void withdraw()}
          >
            {t('partnerServices.withdraw')}
          </Button>
        )}
        <ProposalStatus state={state} />
      </div>
      {dialog}
    </li>
  )
}
