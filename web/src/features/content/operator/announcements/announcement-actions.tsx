import { type Announcement, content } from '@runmart/contract/content'
import { useNavigate } from 'react-router'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { Button } from '#ui/button.tsx'
import { SAVED } from '#ui/leave-guard.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import { useNow } from '#ui/use-now.ts'
import { announcementState } from './announcement-state.ts'

/** Takes an announcement off all pages, or a draft out of the list. */
export function AnnouncementActions({ announcement }: { announcement: Announcement }) {
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
