import { catalog } from '@runmart/contract/catalog'
import { PackageSearch } from 'lucide-react'
import { useNavigate, useParams } from 'react-router'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorSay } from '#platform/operator-voice.ts'
import { paths } from '#platform/paths.ts'
import { useAsk } from '#platform/use-ask.ts'
import { BackLink } from '#ui/back-link.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Empty } from '#ui/empty.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { RefusedCard } from '#ui/refused-card.tsx'
import { CreateForm } from './create-form.tsx'
import { EditForm } from './edit-form.tsx'
import { ServiceSkeleton } from './service-skeleton.tsx'

/** A service to write or to change. */
export default function ServicePage() {
  const { language } = useLanguage()
  const say = useOperatorSay()
  const go = useNavigate()
  const { id = '' } = useParams()
  const { data, refusal, asking, askAgain } = useAsk(catalog.offered)
  const isNew = id === 'new'
  const service = isNew ? undefined : data?.items.find((it) => it.id === id)
  if (data && !isNew && !service)
    return (
      <>
        <title>{`${say('offeredServices.notFound')} · Runmart`}</title>
        <Empty
          as="h1"
          icon={PackageSearch}
          title={say('offeredServices.notFound')}
          className="py-24"
          action={<ButtonLink to={paths.operatorServices}>{say('offeredServices.back')}</ButtonLink>}
        >
          {say('offeredServices.notFoundText')}
        </Empty>
      </>
    )
  const title = service ? service.draft.texts[language].name : say('offeredServices.newTitle')
  return (
    <>
      <title>{`${isNew || service ? title : say('offeredServices.title')} · Runmart`}</title>
      <BackLink to={paths.operatorServices}>{say('offeredServices.back')}</BackLink>
      {isNew && <PageHeader title={title} description={say('offeredServices.newIntro')} />}
      {service && <PageHeader title={title} />}
      {isNew && <CreateForm onCreated={() => go(paths.operatorServices)} />}
      {service && <EditForm key={service.id} latest={service} />}
      {!isNew && !data && !refusal && <ServiceSkeleton />}
      {!isNew && refusal && (
        <RefusedCard onRetry={askAgain} retrying={asking}>
          {refusal}
        </RefusedCard>
      )}
    </>
  )
}
