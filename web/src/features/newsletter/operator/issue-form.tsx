import { languageNames, languages } from '@runmart/contract/languages'
import { IssueInput, type IssueTexts, newsletter } from '@runmart/contract/newsletter'
import { Send } from 'lucide-react'
import { useRef, useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { useFormState } from '#ui/form-context.ts'
import { Section } from '#ui/section.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import { type IssueDraft, parseDraft, readDraft, storedDraft } from './issue-draft.ts'

/** Edits an issue. Sends a test to the operator, or the issue to all subscribers after confirming their number. */
export function IssueForm({ readers }: { readers: number | undefined }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { confirm, dialog } = useConfirm()
  const { act: sendTest } = useAct(newsletter.sendTestIssue)
  const { act: sendIssue } = useAct(newsletter.sendIssue, { once: true })
  const [draft, setDraft] = useState(() => parseDraft(storedDraft.get()))
  const change = (changes: IssueDraft) => {
    const next = { ...draft, ...changes }
    setDraft(next)
    storedDraft.set(JSON.stringify(next))
  }
  const pressed = useRef<Action>('try')

  const send = async (texts: IssueTexts) => {
    const isConfirmed = await confirm({
      title: t('operatorNewsletter.sureTitle', { count: readers ?? 0 }),
      description: t('operatorNewsletter.sureText', { subject: texts[language].subject }),
      confirm: t('operatorNewsletter.sureNow', { count: readers ?? 0 }),
    })
    if (!isConfirmed) return null
    const answer = await sendIssue({ body: { texts } })
    if (!answer.success) return answer
    setDraft({})
    storedDraft.clear()
    return answer
  }

  return (
    <Section title={t('operatorNewsletter.write')} description={t('operatorNewsletter.writeText')}>
      <Form
        schema={IssueInput}
        read={() => readDraft(draft)}
        label={t('operatorNewsletter.write')}
        onSubmit={({ texts }) => (pressed.current === 'try' ? sendTest({ body: { texts } }) : send(texts))}
      >
        <IssueFields draft={draft} onChange={change} />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-5">
          <p className="max-w-xl flex-1 basis-72 text-[13px] text-pretty text-ink-faint">
            {t('operatorNewsletter.tryHint')} {t('operatorNewsletter.kept')}
          </p>
          <IssueButtons
            canSend={Boolean(readers)}
            onPress={(action) => {
              pressed.current = action
            }}
          />
        </div>
      </Form>
      {dialog}
    </Section>
  )
}

type Action = 'try' | 'send'
type ButtonsProps = { canSend: boolean; onPress: (action: Action) => void }

/** The test and send buttons; the pressed one has the spinner. Enter presses test, which reaches only the operator. */
function IssueButtons({ canSend, onPress }: ButtonsProps) {
  const t = useOperatorTranslations()
  const { sending } = useFormState()
  const [pressed, setPressed] = useState<Action>('try')
  const button = (action: Action, isEnabled = true) => ({
    type: 'submit' as const,
    loading: sending && pressed === action,
    disabled: !isEnabled || (sending && pressed !== action),
    onClick: () => {
      setPressed(action)
      onPress(action)
    },
  })
  return (
    <div className="flex flex-wrap gap-2">
      <Button {...button('try')}>{t('operatorNewsletter.try')}</Button>
      <Button {...button('send', canSend)} variant="primary" icon={<Send aria-hidden />}>
        {t('operatorNewsletter.send')}
      </Button>
    </div>
  )
}

type Props = { draft: IssueDraft; onChange: (changes: IssueDraft) => void }

/** Subject and text in all languages side by side, so that none is forgotten. */
function IssueFields({ draft, onChange }: Props) {
  const t = useOperatorTranslations()
  return (
    <div className="grid gap-x-5 gap-y-7 lg:grid-cols-3">
      {languages.map((language) => (
        <fieldset key={language} className="flex min-w-0 flex-col gap-4">
          <legend className="mb-3 text-[13px] font-bold text-ink-soft">{languageNames[language]}</legend>
          <TextField
            label={t('operatorNewsletter.subject')}
            name={`texts.${language}.subject`}
            lang={language}
            value={draft[`texts.${language}.subject`] ?? ''}
            onChange={(event) => onChange({ [`texts.${language}.subject`]: event.target.value })}
            limit={150}
            autoComplete="off"
          />
          <TextArea
            label={t('operatorNewsletter.text')}
            name={`texts.${language}.text`}
            lang={language}
            value={draft[`texts.${language}.text`] ?? ''}
            onChange={(event) => onChange({ [`texts.${language}.text`]: event.target.value })}
            rows={10}
            limit={20_000}
          />
        </fieldset>
      ))}
    </div>
  )
}
