import { conversationsOperator, type OperatorConversation } from '@runmart/contract/conversations-operator'
import { savedReplies } from '@runmart/contract/conversations-saved-replies'
import type { Language } from '@runmart/contract/languages'
import { MessageCircle, MessageSquareText, Settings2 } from 'lucide-react'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useSession } from '#platform/session.ts'
import { useAct } from '#platform/use-act.ts'
import { useApi } from '#platform/use-api.ts'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#ui/menu.tsx'
import { Refused } from '#ui/refused.tsx'
import { ThreadSkeleton } from '../conversation-view.tsx'
import { MessageForm } from '../message-form.tsx'
import { Thread } from '../thread.tsx'
import type { useOperatorConversation } from './use-operator-conversation.ts'

type Props = {
  id: string
  conversation: ReturnType<typeof useOperatorConversation>
  isMain?: boolean
  className: string
}

/** The conversation with a customer in all states, with the answer form. */
export function ConversationView({ id, conversation: it, isMain = false, className }: Props) {
  const t = useOperatorTranslations()
  if (it.error)
    return (
      <Refused onRetry={it.refetch} retrying={it.isFetching} className="py-16">
        {it.error}
      </Refused>
    )
  if (!it.data) return <ThreadSkeleton />
  const { conversation, messages, hasEarlier, orderSteps, language } = it.data
  return (
    <>
      <Thread
        {...{ messages, hasEarlier, orderSteps, className }}
        stepName={(event) => t(`operatorOrderEvents.${event}`)}
        own="staff"
        fileEndpoint={conversationsOperator.file}
        nameOf={({ author, by }) => (author === 'staff' ? (by ?? '') : conversation.customer.username)}
        fetchEarlier={it.fetchEarlier}
        empty={
          <Empty icon={MessageCircle} title={t('operatorConversations.empty')} className="flex-1 justify-center">
            {t('operatorConversations.emptyText')}
          </Empty>
        }
      />
      <MessageForm
        id={id}
        label={t('operatorConversations.message', { name: conversation.customer.username })}
        send={it.send}
        upload={it.upload}
        isMain={isMain}
        tools={(insert) => <SavedRepliesMenu language={language} onPick={insert} />}
      />
    </>
  )
}

/** Assigns or unassigns a conversation, and closes or reopens it. */
export function ConversationActions({ conversation }: { conversation: OperatorConversation }) {
  const t = useOperatorTranslations()
  const { user } = useSession()
  const assign = useAct(conversationsOperator.assign, { refusals: 'toast' })
  const close = useAct(conversationsOperator.close, { refusals: 'toast' })
  const reopen = useAct(conversationsOperator.reopen, { refusals: 'toast' })
  const params = { id: conversation.id }
  const isMine = conversation.assignedTo?.id === user?.id
  if (!conversation.lastMessage) return null
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" loading={assign.acting} onClick={() => void assign.act({ params, body: { toMe: !isMine } })}>
        {t(isMine ? 'operatorConversations.unassign' : 'operatorConversations.assign')}
      </Button>
      {conversation.status === 'open' ? (
        <Button size="sm" loading={close.acting} onClick={() => void close.act({ params })}>
          {t('operatorConversations.close')}
        </Button>
      ) : (
        <Button size="sm" loading={reopen.acting} onClick={() => void reopen.act({ params })}>
          {t('operatorConversations.reopen')}
        </Button>
      )}
    </div>
  )
}

type SavedRepliesMenuProps = {
  /** The customer's language. */
  language: Language
  onPick: (words: string) => void
}

/** Inserts a saved reply in the customer's language; the operator can edit it before sending. */
function SavedRepliesMenu({ language, onPick }: SavedRepliesMenuProps) {
  const t = useOperatorTranslations()
  const items = useApi(savedReplies.list).data?.items ?? []
  return (
    <Menu
      align="start"
      side="top"
      className="max-h-80 max-w-80 overflow-y-auto"
      trigger={
        <Button icon={<MessageSquareText aria-hidden />}>
          <span className="max-sm:sr-only">{t('operatorConversations.replies')}</span>
        </Button>
      }
    >
      {items.map((reply) => (
        <MenuItem key={reply.id} onClick={() => onPick(reply.texts[language])}>
          <span className="min-w-0 truncate">{reply.title}</span>
        </MenuItem>
      ))}
      {items.length > 0 && <MenuSeparator />}
      <MenuLink to={operatorPaths.savedReplies} icon={<Settings2 aria-hidden />}>
        {t('operatorConversations.manageReplies')}
      </MenuLink>
    </Menu>
  )
}
