import { conversations } from '@runmart/contract/conversations'
import type { ReactNode } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { useAct } from '#platform/use-act.ts'
import { Button } from '#ui/button.tsx'
import { Refused } from '#ui/refused.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { MessageForm } from './message-form.tsx'
import { Thread } from './thread.tsx'
import type { useConversation } from './use-conversation.ts'

type Props = {
  id: string
  conversation: ReturnType<typeof useConversation>
  /** Shown while there are no messages. */
  empty: ReactNode
  /** True if writing is the purpose of the page. */
  isMain?: boolean
  className?: string
}

/** A customer's conversation in all states: messages, the question after it is closed, and the message form. */
export function ConversationView({ id, conversation: it, empty, isMain = false, className }: Props) {
  const t = useTranslations()
  const { data, error } = it
  if (error)
    return (
      <Refused onRetry={it.refetch} retrying={it.isFetching} className="py-16">
        {error}
      </Refused>
    )
  if (!data) return <ThreadSkeleton />
  const { conversation, messages, hasEarlier, orderSteps } = data
  const isClosed = conversation.status === 'closed'
  return (
    <>
      <Thread
        {...{ messages, hasEarlier, orderSteps, empty }}
        stepName={(event) => t(`orderEvents.${event}`)}
        own="customer"
        fileEndpoint={conversations.file}
        nameOf={({ author }) => t(author === 'customer' ? 'conversations.you' : 'conversations.shop')}
        fetchEarlier={it.fetchEarlier}
        onSeen={it.markSeen}
        {...(className && { className })}
      />
      {conversation.asksWhetherSolved && <SolvedQuestion id={id} />}
      <MessageForm
        id={id}
        label={t('conversations.message')}
        send={it.send}
        upload={it.upload}
        isMain={isMain}
        hint={isClosed ? t('conversations.closedHint') : undefined}
      />
    </>
  )
}

export function ThreadSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-1 flex-col gap-4 p-5">
      <Skeleton className="h-12 w-3/5 rounded-lg" />
      <Skeleton className="h-16 w-2/3 self-end rounded-lg" />
      <Skeleton className="h-12 w-1/2 rounded-lg" />
    </div>
  )
}

/** Asks if a closed conversation solved the problem; “no” opens it again. */
function SolvedQuestion({ id }: { id: string }) {
  const t = useTranslations()
  const { act, acting } = useAct(conversations.rate, { refusals: 'toast', untilFresh: true })
  const answer = (solved: boolean) => act({ params: { id }, body: { solved } })
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line bg-sunken px-4 py-3 sm:px-5"
    >
      <p className="min-w-0 flex-1 basis-48 font-semibold text-ink">{t('conversations.solvedQuestion')}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" loading={acting} onClick={() => void answer(true)}>
          {t('conversations.solvedYes')}
        </Button>
        <Button size="sm" loading={acting} onClick={() => void answer(false)}>
          {t('conversations.solvedNo')}
        </Button>
      </div>
    </div>
  )
}
