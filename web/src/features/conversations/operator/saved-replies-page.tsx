import { MAX_MESSAGE_TEXT } from '@runmart/contract/conversations'
import {
  MAX_REPLY_TITLE,
  type SavedReply,
  SavedReplyDraft,
  savedReplies,
} from '@runmart/contract/conversations-saved-replies'
import { languageNames, languages } from '@runmart/contract/languages'
import { MessageSquareText, Pencil, Plus, Trash2 } from 'lucide-react'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { useApi } from '#platform/use-api.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { List } from '#ui/list.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import { useItemDialog } from '#ui/use-item-dialog.ts'

/** The saved replies of the operators, in every language of the shop. */
export default function SavedRepliesPage() {
  const t = useOperatorTranslations()
  const { language } = useLanguage()
  const list = useApi(savedReplies.list)
  const { item, isOpen, open, close } = useItemDialog<SavedReply, 'edit'>()
  const { confirm, dialog } = useConfirm()
  const { act } = useAct(savedReplies.remove, { refusals: 'toast' })
  const remove = async ({ id, title }: SavedReply) => {
    const isSure = await confirm({
      title: t('operatorConversations.removeReplyTitle', { title }),
      description: t('operatorConversations.removeReplyText'),
      confirm: t('operatorConversations.removeReply'),
      danger: true,
    })
    if (isSure) await act({ params: { id } })
  }
  return (
    <>
      <title>{`${t('operatorConversations.replies')} · Runmart`}</title>
      <BackLink to={operatorPaths.messages}>{t('operatorConversations.back')}</BackLink>
      <PageHeader
        title={t('operatorConversations.replies')}
        description={t('operatorConversations.repliesIntro')}
        actions={
          <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => open('edit', null)}>
            {t('operatorConversations.addReply')}
          </Button>
        }
      />
      <ListScreen
        list={list}
        skeleton={<RowsSkeleton rows={4} dense end="none" />}
        empty={{
          icon: MessageSquareText,
          title: t('operatorConversations.noReplies'),
          text: t('operatorConversations.noRepliesText'),
        }}
      >
        {(items) => (
          <List label={t('operatorConversations.replies')}>
            {items.map((reply) => (
              <li key={reply.id} className="flex items-center gap-3 px-5 py-3">
                <div className="min-w-0 flex-1">
                  <p className="font-semibold wrap-anywhere text-ink">{reply.title}</p>
                  <p className="line-clamp-2 text-[13px] wrap-anywhere text-ink-soft">{reply.texts[language]}</p>
                </div>
                <IconButton
                  label={t('operatorConversations.editReply', { title: reply.title })}
                  onClick={() => open('edit', reply)}
                >
                  <Pencil aria-hidden />
                </IconButton>
                <IconButton
                  label={t('operatorConversations.removeReplyOf', { title: reply.title })}
                  onClick={() => void remove(reply)}
                >
                  <Trash2 aria-hidden />
                </IconButton>
              </li>
            ))}
          </List>
        )}
      </ListScreen>
      <ReplyDialog reply={item} open={isOpen('edit')} onClose={close} />
      {dialog}
    </>
  )
}

type Props = {
  /** The reply to change; null creates one. */
  reply: SavedReply | null
  open: boolean
  onClose: () => void
}

/** Creates or changes a saved reply in every language of the shop. */
function ReplyDialog({ reply, open, onClose }: Props) {
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
