import { type SavedReply, savedReplies } from '@runmart/contract/conversations-saved-replies'
import { MessageSquareText, Pencil, Plus, Trash2 } from 'lucide-react'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { useApi } from '#platform/use-api.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { List } from '#ui/list.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import { useItemDialog } from '#ui/use-item-dialog.ts'
import { ReplyDialog } from './reply-dialog.tsx'

/** What operators answer often, in every language of the shop. */
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
