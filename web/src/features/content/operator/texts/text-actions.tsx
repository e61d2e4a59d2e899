import { type EditedText, type Texts, textAddress, texts } from '@runmart/contract/content-texts'
import { EllipsisVertical, ExternalLink, EyeOff, FileX, History, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { buttonStyles } from '#ui/button-styles.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu, MenuItem } from '#ui/menu.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import { titleOf } from './text-state.tsx'
import { VersionsDialog } from './versions-dialog.tsx'

type Props = {
  text: EditedText
  hasChanges: boolean
  onChanged: (text: EditedText) => void
  /** An old version was chosen, to be edited. */
  onChosen: (texts: Texts) => void
}

/** The page itself, what it said before, and the ways to take back what is written or shown. */
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
