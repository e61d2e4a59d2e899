import { type EditedText, Publishing, texts } from '@runmart/contract/content-texts'
import { languageNames, languages } from '@runmart/contract/languages'
import { zoneText } from '@runmart/i18n/formats'
import { useState } from 'react'
import { fromLocal } from '#platform/local-time.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { shownTimeZone } from '#platform/time-zone.ts'
import { useAct } from '#platform/use-act.ts'
import { DateTimeField, readDateTime } from '#ui/date-time-field.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'

type Props = {
  text: EditedText
  open: boolean
  onClose: () => void
  onPublished: (text: EditedText) => void
}

/** Publishes the saved text now or at a chosen time, after listing the missing languages. */
export function PublishDialog({ text, open, onClose, onPublished }: Props) {
  const t = useOperatorTranslations()
  const { act } = useAct(texts.publish)
  const [when, setWhen] = useState<'now' | 'later'>('now')
  const { kind, slug, version } = text
  const missing = languages.filter((it) => !text.texts[it].title).map((it) => languageNames[it])
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('operatorTexts.publishTitle')}
      description={
        missing.length
          ? t('operatorTexts.publishMissing', { languages: missing.join(', ') })
          : t('operatorTexts.publishText')
      }
    >
      <Form
        schema={Publishing}
        read={(data) => ({
          version,
          // For an empty date the contract reports the problem at the field.
          publishAt: when === 'now' ? null : (fromLocal(readDateTime(data, 'publishAt')) ?? ''),
        })}
        onSubmit={async (body) => {
          const answer = await act({ params: { kind, slug }, body })
          if (!answer.success)
            return answer.code === 'CONFLICT' ? { ...answer, error: t('operatorTexts.changedMeanwhile') } : answer
          onClose()
          onPublished(answer.data.text)
          return answer
        }}
      >
        <SegmentedControl
          label={t('operatorTexts.when')}
          name="when"
          value={when}
          onChange={setWhen}
          options={[
            { value: 'now', label: t('operatorTexts.now') },
            { value: 'later', label: t('operatorTexts.later') },
          ]}
        />
        {when === 'later' && (
          <DateTimeField
            label={t('operatorTexts.publishAt')}
            name="publishAt"
            defaultValue=""
            usualTime="09:00"
            hint={zoneText(shownTimeZone())}
          />
        )}
        <SubmitButton>{t(when === 'now' ? 'operatorTexts.publish' : 'operatorTexts.schedule')}</SubmitButton>
      </Form>
    </Dialog>
  )
}
