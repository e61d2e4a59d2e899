import { MAX_MESSAGE_TEXT } from '@runmart/contract/conversations'
import {
  MAX_REPLY_TITLE,
  type SavedReply,
  SavedReplyDraft,
  savedReplies,
} from '@runmart/contract/conversations-saved-replies'
import { languageNames, languages } from '@runmart/contract/languages'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'

type Props = {
  /** What is changed; null for a new one. */
  reply: SavedReply | null
  open: boolean
  onClose: () => void
}

/** Saves a reply in every language of the shop, or changes one. */
export function ReplyDialog({ reply, open, onClose }: Props) {
  const t = useOperatorTranslations()
  const { act: edit } = useAct(savedReplies.edit, { untilFresh: true })
  const { act: create } = useAct(savedReplies.create, { once: true, untilFresh: true })
  const save = async (body: SavedReplyDraft) => {
    const answer = await (reply ? edit({ params: { id: reply.id }, body }) : create({ body }))
    if (answer.success) onClose()
    return answer
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t(reply ? 'operatorConversations.editReplyTitle' : 'operatorConversations.addReply')}
      description={t('operatorConversations.replyHint')}
    >
      <Form schema={SavedReplyDraft} read={readReply} onSubmit={save}>
        <TextField
          name="title"
          label={t('operatorConversations.replyTitle')}
          limit={MAX_REPLY_TITLE}
          defaultValue={reply?.title ?? ''}
        />
        {languages.map((language) => (
          <TextArea
            key={language}
            name={`texts.${language}`}
            lang={language}
            label={languageNames[language]}
            rows={3}
            limit={MAX_MESSAGE_TEXT}
            defaultValue={reply?.texts[language] ?? ''}
          />
        ))}
        <SubmitButton>{t('operatorConversations.saveReply')}</SubmitButton>
      </Form>
    </Dialog>
  )
}

function readReply(data: FormData): unknown {
  const texts = Object.fromEntries(languages.map((language) => [language, data.get(`texts.${language}`)]))
  return { title: data.get('title'), texts }
}
