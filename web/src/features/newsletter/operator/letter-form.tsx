import { LetterDraft, type LetterTexts } from '@runmart/contract/newsletter'
import { useRef, useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { sendIdempotent } from '#platform/send-idempotent.ts'
import { Form } from '#ui/form.tsx'
import { Section } from '#ui/section.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import { type Draft, draftIn, keptDraft, readDraft } from './draft.ts'
import { LetterButtons } from './letter-buttons.tsx'
import { LetterFields } from './letter-fields.tsx'
import { sendLetter, tryLetter } from './send-letter.ts'

/** A letter to write, to try on oneself, and to send after a question that names how many will get it. */
export function LetterForm({ readers }: { readers: number | undefined }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { ask, dialog } = useConfirm()
  const [draft, setDraft] = useState(() => draftIn(keptDraft.get()))
  const change = (changes: Draft) => {
    const next = { ...draft, ...changes }
    setDraft(next)
    keptDraft.set(JSON.stringify(next))
  }
  const pressed = useRef<'try' | 'send'>('try')

  const send = async (texts: LetterTexts) => {
    const sure = await ask({
      title: t('operatorNewsletter.sureTitle', { count: readers ?? 0 }),
      description: t('operatorNewsletter.sureText', { subject: texts[language].subject }),
      confirm: t('operatorNewsletter.sureNow', { count: readers ?? 0 }),
    })
    if (!sure) return null
    const answer = await sendIdempotent('send-letter', (key) => sendLetter(texts, key))
    if (!answer.success) return answer
    setDraft({})
    keptDraft.clear()
    return answer
  }

  return (
    <Section title={t('operatorNewsletter.write')} description={t('operatorNewsletter.writeText')}>
      <Form
        schema={LetterDraft}
        read={() => readDraft(draft)}
        label={t('operatorNewsletter.write')}
        onSubmit={({ texts }) => (pressed.current === 'try' ? tryLetter(texts) : send(texts))}
      >
        <LetterFields draft={draft} onChange={change} />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-5">
          <p className="max-w-xl flex-1 basis-72 text-[13px] text-pretty text-ink-faint">
            {t('operatorNewsletter.tryHint')} {t('operatorNewsletter.kept')}
          </p>
          <LetterButtons
            canSend={Boolean(readers)}
            onPress={(wish) => {
              pressed.current = wish
            }}
          />
        </div>
      </Form>
      {dialog}
    </Section>
  )
}
