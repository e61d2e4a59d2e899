import { content } from '@runmart/contract/content'
import { useParams } from 'react-router'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { BackLink } from '#ui/back-link.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { BlocksSkeleton } from '#ui/page-skeleton.tsx'
import { RefusedCard } from '#ui/refused.tsx'
import { AnnouncementActions } from './announcement-actions.tsx'
import { AnnouncementForm } from './announcement-form.tsx'

/** One announcement to be written, or a new one. */
export default function AnnouncementPage() {
  const t = useOperatorTranslations()
  const { id = 'new' } = useParams()
  const isNew = id === 'new'
  const { data, error, isFetching, refetch } = useApi(content.announcement, { params: { id } }, { enabled: !isNew })
  const announcement = data?.announcement ?? null
  const title = t(isNew ? 'operatorContent.newTitle' : 'operatorContent.editTitle')
  return (
    <>
      <title>{`${title} · Runmart`}</title>
      <BackLink to={operatorPaths.content}>{t('operatorContent.announcements')}</BackLink>
      <PageHeader title={title} actions={announcement && <AnnouncementActions announcement={announcement} />} />
      {(isNew || announcement) && (
        <AnnouncementForm key={`${id} ${announcement?.version}`} announcement={announcement} />
      )}
      {!isNew && !data && !error && (
        <BlocksSkeleton className="grid gap-4 lg:grid-cols-2" blocks={['h-[34rem]', 'h-60']} />
      )}
      {error && (
        <RefusedCard onRetry={refetch} retrying={isFetching}>
          {error}
        </RefusedCard>
      )}
    </>
  )
}
