import type { Answer } from '@runmart/contract/client'
import { MAX_MESSAGE_TEXT, MessageText } from '@runmart/contract/conversations'
import { SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { Form } from '#ui/form.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { storeDraft, storedDraft } from './stored-draft.ts'

type Props = {
  /** Which conversation it is for: what is typed is kept for it until it is sent. */
  id: string
  label: string
  send: (text: string) => Promise<Answer<unknown>>
  hint?: string | undefined
}

/** Writes a message. What is typed survives other pages and a reload, and goes only once it is sent. */
export function MessageForm({ id, label, send, hint }: Props) {
  const t = useTranslations()
  const [text, setText] = useState(() => storedDraft(id))
  const change = (typed: string) => {
    setText(typed)
    storeDraft(id, typed)
  }
  const submit = async ({ text: words }: { text: string }) => {
    const answer = await send(words)
    if (answer.success) change('')
    return answer
  }
  const sendByKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }
  return (
    <Form schema={MessageText} onSubmit={submit} className="flex flex-col gap-3 border-t border-line p-4 sm:p-5">
      <TextArea
        name="text"
        label={label}
        rows={3}
        limit={MAX_MESSAGE_TEXT}
        value={text}
        hint={hint}
        onChange={(event) => change(event.target.value)}
        onKeyDown={sendByKey}
      />
      <div className="flex items-center justify-end gap-4">
        <span className="text-[13px] text-ink-faint pointer-coarse:hidden">{t('conversations.sendKeys')}</span>
        <SubmitButton icon={<SendHorizontal aria-hidden />}>{t('conversations.send')}</SubmitButton>
      </div>
    </Form>
  )
}
