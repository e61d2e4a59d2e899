import type { Conversation } from '@runmart/contract/conversations'
import { Link } from 'react-router'
import { useLanguage } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { classes } from '#ui/classes.ts'
import { DateTime } from '#ui/date-time.tsx'

type Props = {
  items: readonly Conversation[]
  /** The customer's id, which is also the id of the general conversation. */
  userId: string
  /** The id of the conversation that is open beside the list. */
  current: string | undefined
}

/** A customer's conversations. The general one comes first, even without messages. */
export function ConversationList({ items, userId, current }: Props) {
  const { t } = useLanguage()
  const general = items.find((it) => it.id === userId)
  return (
    <ul aria-label={t('conversations.list')} className="divide-y divide-line">
      <ConversationRow
        id={userId}
        conversation={general}
        title={t('conversations.general')}
        note={t('conversations.generalText')}
        isCurrent={current === userId}
      />
      {items
        .filter((it) => it.id !== userId)
        .map((it) => (
          <ConversationRow
            key={it.id}
            id={it.id}
            conversation={it}
            title={it.order?.serviceName ?? ''}
            code={it.order?.orderCode}
            isCurrent={current === it.id}
          />
        ))}
    </ul>
  )
}

type RowProps = {
  id: string
  conversation: Conversation | undefined
  title: string
  code?: string | undefined
  /** Shown while there are no messages. */
  note?: string
  isCurrent: boolean
}

/** One conversation: its subject, newest message and number of unread messages. */
function ConversationRow({ id, conversation, title, code, note, isCurrent }: RowProps) {
  const { language, t } = useLanguage()
  const unread = conversation?.unread ?? 0
  const last = conversation?.lastMessage
  const author = last?.author === 'customer' ? `${t('conversations.you')}: ` : ''
  const said = last && (last.text || t('conversations.fileCount', { count: last.fileCount }))
  const text = last?.event ? t(`conversationEvents.${last.event}`) : said ? author + said : note
  return (
    <li
      className={classes(
        'relative flex min-h-16 flex-col justify-center gap-0.5 px-5 py-3 transition-colors hover:bg-sunken dark:hover:bg-raised',
        // On phones the open conversation is a separate page.
        isCurrent && 'lg:bg-sunken lg:dark:bg-raised',
      )}
    >
      <div className="flex items-baseline justify-between gap-3">
        <Link
          to={paths.conversation(id)}
          {...(isCurrent && { 'aria-current': 'page' })}
          className={classes(
            'min-w-0 truncate text-ink outline-offset-[-2px] after:absolute after:inset-0',
            unread > 0 ? 'font-bold' : 'font-semibold',
          )}
        >
          {title}
          {unread > 0 && <span className="sr-only">, {t('conversations.unread', { count: unread })}</span>}
        </Link>
        {last && <DateTime at={last.at} className="shrink-0 text-[13px] text-ink-faint" />}
      </div>
      {code && <p className="font-mono text-xs text-ink-faint">{code}</p>}
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0 truncate text-[13px] text-ink-soft">{text}</p>
        {unread > 0 && (
          <span
            aria-hidden
            className="min-w-5 shrink-0 rounded-full bg-brand px-1.5 text-center text-xs leading-5 font-semibold text-on-brand tabular-nums"
          >
            {new Intl.NumberFormat(language).format(unread)}
          </span>
        )}
      </div>
    </li>
  )
}
