import type { OperatorConversation } from '@runmart/contract/conversations-operator'
import { Link } from 'react-router'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { CustomerLink } from '#ui/customer-link.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { StatusPill } from '#ui/status-pill.tsx'

type Props = {
  conversation: OperatorConversation
  /** The customer's list as the target of the back link; by default the list of all conversations. */
  ofCustomer?: string
}

/** One conversation: customer, subject, newest message and waiting time. */
export function ConversationRow({ conversation, ofCustomer }: Props) {
  const t = useOperatorTranslations()
  const { id, order, customer, lastMessage } = conversation
  const said = lastMessage && (lastMessage.text || t('conversations.fileCount', { count: lastMessage.fileCount }))
  const text = lastMessage?.event ? t(`conversationEvents.${lastMessage.event}`) : said
  return (
    <li className="relative grid gap-x-6 gap-y-1 px-5 py-3 transition-colors hover:bg-sunken lg:grid-cols-[14rem_minmax(0,1fr)_auto] dark:hover:bg-raised">
      <div className="min-w-0">
        <p className="flex">
          <CustomerLink customer={customer} className="min-w-0 truncate font-semibold text-ink" />
        </p>
        <Link
          to={operatorPaths.conversation(id)}
          state={{ ofCustomer }}
          className="flex items-baseline gap-2 text-[13px] text-ink-faint after:absolute after:inset-0"
        >
          <span className="sr-only">{customer.username}</span>
          <span className="min-w-0 truncate">{order?.serviceName ?? t('operatorConversations.general')}</span>
          {order && <span className="shrink-0 font-mono text-xs">{order.orderCode}</span>}
        </Link>
      </div>
      <p className="line-clamp-2 min-w-0 wrap-anywhere text-ink-soft">{text}</p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 lg:justify-end">
        <ConversationState conversation={conversation} />
        {lastMessage && !conversation.waitingSince && (
          <DateTime at={lastMessage.at} className="text-[13px] text-ink-faint" />
        )}
      </div>
    </li>
  )
}

/** The status of a conversation: assigned operator, reported problem and waiting customer. */
export function ConversationState({ conversation }: { conversation: OperatorConversation }) {
  const t = useOperatorTranslations()
  const { waitingSince, assignedTo, status, hasProblem } = conversation
  return (
    <>
      {assignedTo && (
        <span className="text-[13px] text-ink-faint">
          {t('operatorConversations.assignedTo', { name: assignedTo.username })}
        </span>
      )}
      {hasProblem && <StatusPill state="failed">{t('operatorConversations.problem')}</StatusPill>}
      {waitingSince && (
        <StatusPill state="pending">
          {t('operatorConversations.waiting')} · <DateTime at={waitingSince} />
        </StatusPill>
      )}
      {status === 'closed' && <StatusPill state="cancel">{t('operatorConversations.closed')}</StatusPill>}
    </>
  )
}
