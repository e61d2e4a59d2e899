import { type Announcement, AnnouncementDraft, type AnnouncementKind, content } from '@runmart/contract/content'
import { type Language, languages } from '@runmart/contract/languages'
import { Info, TriangleAlert, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { stripFieldPrefix } from '#platform/strip-field-prefix.ts'
import { useAct } from '#platform/use-act.ts'
import { announcementStyles } from '#ui/announcement-styles.ts'
import { Button } from '#ui/button.tsx'
import { dateTimeText } from '#ui/date-text.ts'
import { Form } from '#ui/form.tsx'
import { useFormState } from '#ui/form-context.ts'
import { LeaveGuard, SAVED } from '#ui/leave-guard.tsx'
import { Section } from '#ui/section.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import { useDraft } from '#ui/use-draft.ts'
import { AnnouncementFields } from './announcement-fields.tsx'
import { readTyped, toTyped } from './typed-announcement.ts'

type Action = 'save' | 'publish'

/** Edits an announcement beside a preview. Publishing needs a confirmation, because every visitor sees it. */
export function AnnouncementForm({ announcement }: { announcement: Announcement | null }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const go = useNavigate()
  const { draft: typed, changes, change } = useDraft(toTyped(announcement))
  const { confirm, dialog } = useConfirm()
  const { act: create } = useAct(content.createAnnouncement, { once: true, untilFresh: true })
  const { act: edit } = useAct(content.editAnnouncement, { untilFresh: true })
  const { act: publish } = useAct(content.publishAnnouncement, { untilFresh: true })
  const pressed = useRef<Action>('save')

  const save = async (draft: AnnouncementDraft) => {
    if (!announcement) return create({ body: draft })
    const { id, version } = announcement
    return stripFieldPrefix(await edit({ params: { id }, body: { version, draft } }), 'draft')
  }

  const submit = async (draft: AnnouncementDraft) => {
    const isPublishing = pressed.current === 'publish'
    if (isPublishing && !(await confirm(questionFor(draft)))) return null
    const saved = await save(draft)
    if (!saved.success)
      return saved.code === 'CONFLICT' ? { ...saved, error: t('operatorContent.changedMeanwhile') } : saved
    const { id, version } = saved.data.announcement
    const answer = isPublishing ? await publish({ params: { id }, body: { version } }) : saved
    // A draft that could not be published is still saved, so it has its own address.
    if (answer.success) await go(operatorPaths.content, { state: SAVED })
    else if (!announcement) await go(operatorPaths.announcement(id), { replace: true, state: SAVED })
    return answer.success || answer.code !== 'CONFLICT' ? answer : { ...answer, error: t('operatorContent.isOver') }
  }

  const questionFor = ({ kind, texts, link, startsAt }: AnnouncementDraft) => {
    const isLater = startsAt !== null && Date.parse(startsAt) > Date.now()
    const when = isLater ? dateTimeText(language, new Date(startsAt)) : ''
    return {
      title: t(isLater ? 'operatorContent.sureLater' : 'operatorContent.sureNow', { when }),
      description: (
        <>
          {t('operatorContent.sureText')}
          <span className="mt-4 block">
            <AnnouncementPreview kind={kind} text={texts[language]} isLink={link !== null} language={language} />
          </span>
        </>
      ),
      confirm: t(isLater ? 'operatorContent.schedule' : 'operatorContent.publish'),
    }
  }

  return (
    <>
      <Form
        schema={AnnouncementDraft}
        read={() => readTyped(typed)}
        label={t('operatorContent.announcement')}
        onSubmit={submit}
        className="grid items-start gap-4 lg:grid-cols-2"
      >
        <div className="flex min-w-0 flex-col gap-4">
          <AnnouncementFields typed={typed} change={change} />
          <FormButtons
            isPublished={announcement?.isPublished ?? false}
            onPress={(action) => {
              pressed.current = action
            }}
          />
        </div>
        <Section
          title={t('operatorContent.preview')}
          description={t('operatorContent.previewText')}
          className="min-w-0 lg:sticky lg:top-20"
        >
          <div className="flex flex-col gap-3">
            {languages.map((it) => (
              <AnnouncementPreview
                key={it}
                kind={typed.kind}
                text={typed[`texts.${it}`].trim() || '…'}
                isLink={typed.link.trim() !== ''}
                language={it}
              />
            ))}
          </div>
        </Section>
      </Form>
      <LeaveGuard when={changes.length > 0} />
      {dialog}
    </>
  )
}

type ButtonsProps = { isPublished: boolean; onPress: (action: Action) => void }

/** The buttons: save or publish a draft, save a published announcement. The pressed one shows the spinner. */
function FormButtons({ isPublished, onPress }: ButtonsProps) {
  const t = useOperatorTranslations()
  const { sending } = useFormState()
  const [pressed, setPressed] = useState<Action>('save')
  const button = (action: Action) => ({
    type: 'submit' as const,
    loading: sending && pressed === action,
    disabled: sending && pressed !== action,
    onClick: () => {
      setPressed(action)
      onPress(action)
    },
  })
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button {...button('save')} variant={isPublished ? 'primary' : 'secondary'}>
        {t(isPublished ? 'operatorContent.save' : 'operatorContent.saveDraft')}
      </Button>
      {!isPublished && (
        <Button {...button('publish')} variant="primary">
          {t('operatorContent.publish')}
        </Button>
      )}
    </div>
  )
}

type Props = { kind: AnnouncementKind; text: string; isLink: boolean; language: Language }

/** The announcement as it appears at the top of every page, without working controls. */
function AnnouncementPreview({ kind, text, isLink, language }: Props) {
  const styles = announcementStyles(kind)
  const Icon = kind === 'warning' ? TriangleAlert : Info
  return (
    <div lang={language} className={`${styles.bar} flex items-center gap-3 rounded-lg px-4`}>
      <Icon aria-hidden className={styles.icon} />
      <p className={styles.text}>{isLink ? <span className={styles.link}>{text}</span> : text}</p>
      <span aria-hidden className={styles.close}>
        <X />
      </span>
    </div>
  )
}
