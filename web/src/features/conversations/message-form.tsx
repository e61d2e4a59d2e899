import type { Answer } from '@runmart/contract/client'
import { MAX_MESSAGE_TEXT, NewMessage } from '@runmart/contract/conversations'
import { SendHorizontal } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { Form } from '#ui/form.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { AttachButton, useAttach } from './attach-button.tsx'
import { AttachmentList } from './attachment-list.tsx'
import { storeDraft, storedDraft } from './stored-draft.ts'
import { type Upload, useAttachments } from './use-attachments.ts'

type Props = {
  /** The conversation. The form stores a draft for it until the message is sent. */
  id: string
  label: string
  send: (message: { text: string; files?: string[] | undefined }) => Promise<Answer<unknown>>
  /** Without it the form accepts text only. */
  upload?: Upload
  hint?: string | undefined
  /** True if writing is the purpose of the page. */
  isMain: boolean
  /** Tools beside the buttons that insert text into the message. */
  tools?: (insert: (words: string) => void) => ReactNode
}

/** Writes a message. The draft survives navigation and reloads until the server has accepted it. */
export function MessageForm({ id, label, send, upload, hint, isMain, tools }: Props) {
  const t = useTranslations()
  const [text, setText] = useState(() => storedDraft(id))
  const { attachments, isUploading, hasRoom, add, remove, clear } = useAttachments(upload)
  const change = (typed: string) => {
    setText(typed)
    storeDraft(id, typed)
  }
  const submit = async (message: { text: string; files?: string[] | undefined }) => {
    const answer = await send(message)
    if (answer.success) {
      change('')
      clear()
    }
    return answer
  }
  const attach = useAttach(add)
  const sendByKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }
  const attachPasted = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files]
    if (files.length === 0 || !upload) return
    event.preventDefault()
    attach(files)
  }
  const files = attachments.flatMap((it) => it.file?.id ?? [])
  return (
    <Form
      schema={NewMessage}
      read={() => ({ text, ...(files.length > 0 && { files }) })}
      onSubmit={submit}
      className="flex flex-col gap-3 border-t border-line p-4 sm:p-5"
    >
      <TextArea
        name="text"
        label={label}
        rows={3}
        limit={MAX_MESSAGE_TEXT}
        value={text}
        hint={hint}
        onChange={(event) => change(event.target.value)}
        onKeyDown={sendByKey}
        onPaste={attachPasted}
      />
      {attachments.length > 0 && <AttachmentList items={attachments} onRemove={remove} />}
      <div className="@container flex flex-wrap items-center gap-x-4 gap-y-2">
        {upload && <AttachButton hasRoom={hasRoom} add={add} compact={tools !== undefined} />}
        {tools?.((words) => change(text.trim() ? `${text.trimEnd()}\n\n${words}` : words))}
        <div className="ml-auto flex items-center gap-4">
          <span className="text-[13px] text-ink-faint @max-2xl:hidden pointer-coarse:hidden">
            {t('conversations.sendKeys')}
          </span>
          <SubmitButton
            variant={isMain ? 'primary' : 'secondary'}
            disabled={isUploading}
            icon={<SendHorizontal aria-hidden />}
          >
            {t('conversations.send')}
          </SubmitButton>
        </div>
      </div>
    </Form>
  )
}
