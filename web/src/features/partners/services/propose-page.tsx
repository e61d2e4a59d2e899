import { partners } from '@runmart/contract/partners'
import { partnersServices } from '@runmart/contract/partners-services'
import { PackageSearch } from 'lucide-react'
import { useParams } from 'react-router'
import { partnerPaths } from '#platform/partner-paths.ts'
import { usePartnerTranslations } from '#platform/partner-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { BackLink } from '#ui/back-link.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Empty } from '#ui/empty.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { BlocksSkeleton } from '#ui/page-skeleton.tsx'
import { RefusedCard } from '#ui/refused.tsx'
import { ProposalForm } from './proposal-form.tsx'

/** Proposes a new service, or a change of one of the partner's services. */
export default function ProposePage() {
  const t = usePartnerTranslations()
  const { id } = useParams()
  const { data: mine } = useApi(partners.mine)
  const { data, error, isFetching, refetch } = useApi(partnersServices.services, {}, { localized: true })
  const service = data?.items.find((it) => it.id === id)
  const title = t(id ? 'partnerServices.changeTitle' : 'partnerServices.newTitle')
  const isReady = data && mine
  return (
    <>
      <title>{`${title} · Runmart`}</title>
      <BackLink to={partnerPaths.services}>{t('partnerServices.back')}</BackLink>
      <PageHeader title={title} description={t(id ? 'partnerServices.changeIntro' : 'partnerServices.newIntro')} />
      {error && (
        <RefusedCard onRetry={refetch} retrying={isFetching}>
          {error}
        </RefusedCard>
      )}
      {!isReady && !error && <BlocksSkeleton blocks={['h-72', 'h-96']} />}
      {isReady && id && !service && (
        <Empty
          icon={PackageSearch}
          title={t('partnerServices.notFound')}
          className="py-16"
          action={<ButtonLink to={partnerPaths.services}>{t('partnerServices.back')}</ButtonLink>}
        >
          {t('partnerServices.notFoundText')}
        </Empty>
      )}
      {isReady && (!id || service) && (
        <ProposalForm key={id ?? 'new'} service={service ?? null} share={service?.share ?? mine.share ?? 0} />
      )}
    </>
  )
}
