import { type Announcement, content } from '@runmart/contract/content'
import { useNavigate, useParams } from 'react-router'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { useApi } from '#platform/use-api.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Button } from '#ui/button.tsx'
import { SAVED } from '#ui/leave-guard.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { BlocksSkeleton } from '#ui/page-skeleton.tsx'
import { RefusedCard } from '#ui/refused.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import { useNow } from '#ui/use-now.ts'
import { AnnouncementForm } from './announcement-form.tsx'
import { announcementState } from './announcement-state.ts'

/** Edits an announcement, or creates one. */
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

/** Ends a live announcement, unschedules a planned one, or removes a draft. */
function AnnouncementActions({ announcement }: { announcement: Announcement }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const go = useNavigate()
  const { confirm, dialog } = useConfirm()
  const state = announcementState(announcement, useNow())
  const ending = useAct(content.endAnnouncement, { refusals: 'toast', untilFresh: true })
  const removing = useAct(content.removeAnnouncement, { refusals: 'toast' })
  const input = { params: { id: announcement.id } }
  const remove = async () => {
    const isSure = await confirm({
      title: t('operatorContent.removeTitle'),
      description: announcement.draft.texts[language],
      confirm: t('operatorContent.remove'),
      danger: true,
    })
    if (isSure && (await removing.act(input)).success) await go(operatorPaths.content, { state: SAVED })
  }
  if (state === 'ended') return null
  return (
    <>
      {state === 'draft' ? (
        <Button onClick={() => void remove()} loading={removing.acting}>
          {t('operatorContent.remove')}
        </Button>
      ) : (
        <Button onClick={() => void ending.act(input)} loading={ending.acting}>
          {t(state === 'live' ? 'operatorContent.end' : 'operatorContent.unschedule')}
        </Button>
      )}
      {dialog}
    </>
  )
}
