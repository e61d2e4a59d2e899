import { type EditedText, type Texts, type TextVersion, textAddress, texts } from '@runmart/contract/content-texts'
import { EllipsisVertical, ExternalLink, EyeOff, FileX, History, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { fetchAnswer } from '#platform/fetch-answer.ts'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { useApi } from '#platform/use-api.ts'
import { Button } from '#ui/button.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { dateTimeText } from '#ui/date-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu, MenuItem } from '#ui/menu.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import { titleOf } from './text-state.tsx'

type Props = {
  text: EditedText
  hasChanges: boolean
  onChanged: (text: EditedText) => void
  /** Called with an old version that the operator wants to edit. */
  onChosen: (texts: Texts) => void
}

/** Links to the public page and its versions; discards drafts, unpublishes or removes the text. */
export function TextActions({ text, hasChanges, onChanged, onChosen }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const go = useNavigate()
  const { confirm, dialog } = useConfirm()
  const [isLooking, setLooking] = useState(false)
  const { act: sendDiscard } = useAct(texts.discard, { refusals: 'toast' })
  const { act: sendUnpublish } = useAct(texts.unpublish, { refusals: 'toast' })
  const { act: sendRemove } = useAct(texts.remove, { refusals: 'toast' })
  const { kind, slug, version, isLive, scheduledFor, hasDraft, isShipped } = text
  const params = { kind, slug }
  const isShown = isLive || scheduledFor !== null
  const description = titleOf(text, language)

  const discard = async () => {
    const asked = { title: t('operatorTexts.discardTitle'), description, confirm: t('operatorTexts.discard') }
    if (!(await confirm({ ...asked, danger: true }))) return
    const answer = await sendDiscard({ params, body: { version } })
    if (answer.success) onChanged(answer.data.text)
  }
  const unpublish = async () => {
    const asked = { title: t('operatorTexts.hideTitle'), description, confirm: t('operatorTexts.hide'), danger: true }
    if (!scheduledFor && !(await confirm(asked))) return
    const answer = await sendUnpublish({ params, body: { version } })
    if (answer.success) onChanged(answer.data.text)
  }
  const remove = async () => {
    const asked = { title: t('operatorTexts.removeTitle'), confirm: t('operatorTexts.remove'), danger: true }
    if (!(await confirm({ ...asked, description: t('operatorTexts.removeText', { title: description }) }))) return
    if ((await sendRemove({ params })).success) await go(operatorPaths.texts('post'))
  }
  const choose = async (old: Texts) => {
    const asked = { title: t('operatorTexts.replaceTitle'), confirm: t('operatorTexts.replace'), danger: true }
    if (hasChanges && !(await confirm({ ...asked, description: t('operatorTexts.replaceText') }))) return
    onChosen(old)
  }
  return (
    <>
      {isLive && (
        <a
          href={textAddress(language, kind, slug)}
          target="_blank"
          rel="noreferrer"
          title={t('operatorTexts.open')}
          className={buttonStyles('secondary', undefined, 'max-sm:px-3')}
        >
          <ExternalLink aria-hidden />
          <span className="max-sm:sr-only">{t('operatorTexts.open')}</span>
        </a>
      )}
      <Menu
        trigger={
          <IconButton label={t('operatorTexts.more')}>
            <EllipsisVertical aria-hidden />
          </IconButton>
        }
      >
        <MenuItem icon={<History aria-hidden />} onClick={() => setLooking(true)}>
          {t('operatorTexts.versions')}
        </MenuItem>
        {hasDraft && isShown && (
          <MenuItem icon={<FileX aria-hidden />} onClick={() => void discard()}>
            {t('operatorTexts.discard')}
          </MenuItem>
        )}
        {(scheduledFor || (isLive && kind === 'post')) && (
          <MenuItem icon={<EyeOff aria-hidden />} onClick={() => void unpublish()}>
            {t(scheduledFor ? 'operatorTexts.unschedule' : 'operatorTexts.hide')}
          </MenuItem>
        )}
        {kind === 'post' && !isShipped && !isLive && (
          <MenuItem icon={<Trash2 aria-hidden />} onClick={() => void remove()}>
            {t('operatorTexts.remove')}
          </MenuItem>
        )}
      </Menu>
      <VersionsDialog
        text={text}
        open={isLooking}
        onClose={() => setLooking(false)}
        onChosen={(old) => {
          setLooking(false)
          void choose(old)
        }}
      />
      {dialog}
    </>
  )
}

const MOST_SHOWN = 100

type VersionsDialogProps = { text: EditedText; open: boolean; onClose: () => void; onChosen: (texts: Texts) => void }

/** The published versions of a text; the operator can edit any of them again. */
function VersionsDialog({ text, open, onClose, onChosen }: VersionsDialogProps) {
  const t = useOperatorTranslations()
  const params = { kind: text.kind, slug: text.slug }
  const { data, error } = useApi(texts.versions, { params, query: { limit: String(MOST_SHOWN) } }, { enabled: open })
  const choose = async (id: number) => {
    const answer = await fetchAnswer(texts.version, { params: { ...params, id: String(id) } })
    if (answer.success) onChosen(answer.data.texts)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('operatorTexts.versions')}
      description={t('operatorTexts.versionsText')}
      side
    >
      {error && <p className="text-failed">{error}</p>}
      {!data && !error && <Skeleton className="h-40" />}
      {data?.items.length === 0 && <p className="text-ink-faint">{t('operatorTexts.noVersions')}</p>}
      <ul className="flex flex-col divide-y divide-line pb-6">
        {data?.items.map((it) => (
          <VersionRow key={it.id} version={it} slug={text.slug} onChoose={() => void choose(it.id)} />
        ))}
      </ul>
    </Dialog>
  )
}

/** One version: title, publication time and operator. */
function VersionRow({ version, slug, onChoose }: { version: TextVersion; slug: string; onChoose: () => void }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { titles, isHidden, shownFrom, publishedBy } = version
  const when = shownFrom ? dateTimeText(language, new Date(shownFrom)) : t('operatorTexts.asShipped')
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere text-ink">
          {isHidden ? t('operatorTexts.wasHidden') : titleOf({ titles, slug }, language)}
        </p>
        <p className="text-[13px] text-ink-faint">{[when, publishedBy].filter(Boolean).join(' · ')}</p>
      </div>
      {!isHidden && (
        <Button size="sm" onClick={onChoose}>
          {t('operatorTexts.use')}
        </Button>
      )}
    </li>
  )
}
