import { type Announcement, content } from '@runmart/contract/content'
import { Megaphone, Plus } from 'lucide-react'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { dateTimeText } from '#ui/date-text.ts'
import { List } from '#ui/list.tsx'
import { ListRow } from '#ui/list-row.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { StatusPill } from '#ui/status-pill.tsx'
import { useNow } from '#ui/use-now.ts'
import { ContentTabs } from '../content-tabs.tsx'
import { announcementPills, announcementState } from './announcement-state.ts'

/** The past, current and planned announcements of the shop. */
export default function AnnouncementsPage() {
  const t = useOperatorTranslations()
  const filters = useFilters(() => ({}))
  const list = useApiPage(content.announcements, filters.page, { query: {} })
  return (
    <>
      <title>{`${t('operatorContent.announcements')} · Runmart`}</title>
      <ContentTabs />
      <PageHeader
        title={t('operatorContent.announcements')}
        description={t('operatorContent.announcementsIntro')}
        actions={
          <ButtonLink variant="primary" to={operatorPaths.announcement('new')} icon={<Plus aria-hidden />}>
            {t('operatorContent.add')}
          </ButtonLink>
        }
      />
      <ListScreen
        list={list}
        filters={filters}
        count={(count) => t('operatorContent.found', { count })}
        skeleton={<RowsSkeleton rows={4} end="text" />}
        empty={{ icon: Megaphone, title: t('operatorContent.none'), text: t('operatorContent.noneText') }}
      >
        {(items) => (
          <List label={t('operatorContent.announcements')}>
            {items.map((it) => (
              <AnnouncementRow key={it.id} announcement={it} />
            ))}
          </List>
        )}
      </ListScreen>
    </>
  )
}

/** One announcement: its text, its times and its status. */
function AnnouncementRow({ announcement }: { announcement: Announcement }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const state = announcementState(announcement, useNow())
  const { id, draft } = announcement
  const when = (at: string) => ({ when: dateTimeText(language, new Date(at)) })
  const facts = [
    t(`operatorContent.${draft.kind}`),
    draft.startsAt && t('operatorContent.from', when(draft.startsAt)),
    draft.endsAt && t('operatorContent.until', when(draft.endsAt)),
  ]
  return (
    <ListRow
      to={operatorPaths.announcement(id)}
      title={draft.texts[language]}
      note={facts.filter(Boolean).join(' · ')}
      end={<StatusPill state={announcementPills[state]}>{t(`operatorContent.${state}`)}</StatusPill>}
    />
  )
}
