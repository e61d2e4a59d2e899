import { type OperatorPartner, partnersOperator } from '@runmart/contract/partners-operator'
import type { PartnerService } from '@runmart/contract/partners-services'
import { PackageOpen, UserSearch } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { useRights } from '#platform/use-rights.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { DetailScreen } from '#ui/detail-screen.tsx'
import { Details } from '#ui/details.tsx'
import { Empty } from '#ui/empty.tsx'
import { List } from '#ui/list.tsx'
import { ListRow } from '#ui/list-row.tsx'
import { Money } from '#ui/money.tsx'
import { DetailSkeleton } from '#ui/page-skeleton.tsx'
import { Section } from '#ui/section.tsx'
import { factsLine, PartnerFacts } from '../partner-facts.tsx'
import { draftPrice } from '../services/draft-price.ts'
import { AcceptDialog } from './accept-dialog.tsx'
import { EndDialog } from './end-dialog.tsx'
import { PartnerStatus } from './partner-status.tsx'
import { RefuseDialog } from './refuse-dialog.tsx'
import { shareText } from './share.ts'

/** One partner: application, services, shares, delivery figures and the possible decisions. */
export default function PartnerPage() {
  const t = useOperatorTranslations()
  const { id = '' } = useParams()
  const view = useApi(partnersOperator.partner, { params: { id } })
  return (
    <DetailScreen
      view={view}
      title={view.data?.partner.person.username ?? t('operatorPartners.title')}
      missing={{
        icon: UserSearch,
        title: t('operatorPartners.notFound'),
        text: t('operatorPartners.notFoundText'),
        back: { to: operatorPaths.partners, label: t('operatorPartners.back') },
      }}
      skeleton={<DetailSkeleton main={['h-72', 'h-32']} side={['h-72', 'h-36']} />}
    >
      {(data) => (
        <>
          <Head partner={data.partner} />
          <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
            <div className="flex min-w-0 flex-col gap-4">
              <Services items={data.services} />
              <Section title={t('operatorPartners.measured')} padded={false} className="overflow-hidden">
                {data.partner.measured ? (
                  <PartnerFacts measured={data.partner.measured} />
                ) : (
                  <p className="px-5 py-4 text-ink-faint">{t('operatorPartners.notMeasured')}</p>
                )}
              </Section>
            </div>
            <div className="flex min-w-0 flex-col gap-4">
              <Shares partner={data.partner} />
              <Application partner={data.partner} />
            </div>
          </div>
        </>
      )}
    </DetailScreen>
  )
}

/** The partner's name and state, and the decisions that are possible now. */
function Head({ partner }: { partner: OperatorPartner }) {
  const t = useOperatorTranslations()
  const may = useRights()
  const [open, setOpen] = useState<'accept' | 'refuse' | 'end' | null>(null)
  const close = () => setOpen(null)
  const { person, state } = partner
  const isOwner = may('owner')
  const isActive = state === 'partner' || state === 'leaving'
  return (
    <header className="mb-6">
      <BackLink to={operatorPaths.partners}>{t('operatorPartners.back')}</BackLink>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="text-page wrap-anywhere text-ink">{person.username}</h1>
        <PartnerStatus state={state} />
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        {isOwner && state !== 'partner' && (
          <Button variant={state === 'applied' ? 'primary' : 'secondary'} onClick={() => setOpen('accept')}>
            {t(state === 'applied' ? 'operatorPartners.accept' : 'operatorPartners.takeBack')}
          </Button>
        )}
        {state === 'applied' && (
          <Button variant="danger" onClick={() => setOpen('refuse')}>
            {t('operatorPartners.refuse')}
          </Button>
        )}
        {isOwner && isActive && (
          <Button variant="danger" onClick={() => setOpen('end')}>
            {t('operatorPartners.end')}
          </Button>
        )}
        <ButtonLink to={operatorPaths.customer(person.id)}>{t('operatorPartners.customerPage')}</ButtonLink>
      </div>
      <AcceptDialog partner={partner} open={open === 'accept'} onClose={close} />
      <RefuseDialog partner={partner} open={open === 'refuse'} onClose={close} />
      <EndDialog partner={partner} open={open === 'end'} onClose={close} />
    </header>
  )
}

function Services({ items }: { items: readonly PartnerService[] }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const may = useRights()
  return (
    <Section title={t('operatorPartners.servicesTitle')} padded={false}>
      {items.length === 0 && (
        <Empty icon={PackageOpen} title={t('operatorPartners.noServices')}>
          {t('operatorPartners.noServicesText')}
        </Empty>
      )}
      {items.length > 0 && (
        <List label={t('operatorPartners.servicesTitle')}>
          {items.map((service) => (
            <ListRow
              key={service.id}
              {...(may('catalog') && { to: operatorPaths.service(service.id) })}
              title={service.name}
              note={
                <>
                  {draftPrice(t, language, service.draft)}
                  {service.visibility !== 'shown' && ` · ${t(`serviceVisibilities.${service.visibility}`)}`}
                  {service.measured && ` · ${factsLine(t, language, service.measured)}`}
                </>
              }
              end={<span className="font-semibold text-ink tabular-nums">{shareText(language, service.share)}</span>}
            />
          ))}
        </List>
      )}
    </Section>
  )
}

function Shares({ partner: { sums, share } }: { partner: OperatorPartner }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  return (
    <Section
      title={t('operatorPartners.sums')}
      {...(share !== null && {
        description: t('operatorPartners.share', { percent: shareText(language, share) }),
      })}
    >
      <div className="-my-2">
        <Details
          items={[
            { label: t('operatorPartners.held'), value: <Money amount={sums.held} /> },
            { label: t('operatorPartners.checking'), value: <Money amount={sums.checking} /> },
            { label: t('operatorPartners.earned'), value: <Money amount={sums.earned} /> },
            { label: t('operatorPartners.paidOut'), value: <Money amount={sums.paidOut} /> },
          ]}
        />
      </div>
    </Section>
  )
}

function Application({ partner: { application, reason } }: { partner: OperatorPartner }) {
  const t = useOperatorTranslations()
  return (
    <Section title={t('operatorPartners.application')} description={<DateTime at={application.appliedAt} as="time" />}>
      <p className="wrap-anywhere whitespace-pre-line text-ink">{application.offer}</p>
      <p className="mt-4 flex items-center gap-1 border-t border-line pt-3">
        <span className="text-ink-faint">{t('operatorPartners.contact')}:</span>
        <span className="min-w-0 wrap-anywhere text-ink">{application.contact}</span>
        <CopyButton text={application.contact} label={t('operatorPartners.copyContact')} />
      </p>
      {reason && (
        <p className="mt-2 wrap-anywhere whitespace-pre-line text-ink-soft">
          <span className="text-ink-faint">{t('operatorPartners.reason')}:</span> {reason}
        </p>
      )}
    </Section>
  )
}
