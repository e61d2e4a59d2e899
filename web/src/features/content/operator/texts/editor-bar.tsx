import type { EditedText } from '@runmart/contract/content-texts'
import { useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { dateTimeText } from '#ui/date-text.ts'
import { useFormState } from '#ui/form-context.ts'

export type EditorAction = 'save' | 'publish'

type Props = {
  changes: number
  text: EditedText
  onDiscard: () => void
  onPress: (action: EditorAction) => void
}

/** The unsaved or unpublished changes with their actions; always visible. */
export function EditorBar({ changes, text, onDiscard, onPress }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { sending } = useFormState()
  const [pressed, setPressed] = useState<EditorAction>('save')
  const { hasDraft, draftAt, draftBy } = text
  const button = (action: EditorAction) => ({
    type: 'submit' as const,
    loading: sending && pressed === action,
    onClick: () => {
      setPressed(action)
      onPress(action)
    },
  })
  const draftWords = () =>
    draftAt && draftBy
      ? t('operatorTexts.draftSaved', { name: draftBy, when: dateTimeText(language, new Date(draftAt)) })
      : t('operatorTexts.nothingChanged')
  return (
    <div
      data-save-bar
      className="sticky bottom-18 z-10 flex items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-line bg-raised px-5 py-3 shadow-float max-md:flex-col max-md:items-stretch max-md:px-3 max-md:py-2 md:bottom-4"
    >
      <div className="flex min-w-0 items-center justify-between gap-2 md:contents">
        <p
          role="status"
          className={classes('min-w-0 flex-1', changes ? 'font-semibold text-pending' : 'text-ink-faint')}
        >
          {changes ? t('operatorTexts.unsaved', { count: changes }) : draftWords()}
        </p>
        {changes > 0 && (
          <Button variant="quiet" className="max-md:-my-1" onClick={onDiscard}>
            {t('operatorTexts.undo')}
          </Button>
        )}
      </div>
      <div className="flex gap-2 max-md:flex-wrap">
        <Button
          {...button('save')}
          disabled={changes === 0 || (sending && pressed !== 'save')}
          className="max-md:grow max-md:px-2"
        >
          {t('operatorTexts.save')}
        </Button>
        <Button
          {...button('publish')}
          variant="primary"
          disabled={(changes === 0 && !hasDraft) || (sending && pressed !== 'publish')}
          className="max-md:grow max-md:px-2"
        >
          {t('operatorTexts.publishAsk')}
        </Button>
      </div>
    </div>
  )
}
