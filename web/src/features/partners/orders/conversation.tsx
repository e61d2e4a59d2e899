import { conversations } from '@runmart/contract/conversations'
import { type PartnerOrder, partnersDesk } from '@runmart/contract/partners-desk'
import { MessageCircle } from 'lucide-react'
import { MessageForm, Thread, ThreadSkeleton } from '#features/conversations/index.ts'
import { fetchAnswer } from '#platform/fetch-answer.ts'
import { usePartnerTranslations } from '#platform/partner-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { useApi } from '#platform/use-api.ts'
import { Empty } from '#ui/empty.tsx'
import { Refused } from '#ui/refused.tsx'
import { Section } from '#ui/section.tsx'

/**
 * The conversation of a partner and the customer about an order. The customer sees partner and operators alike as the
 * shop.
 */
export function Conversation({ order: { id, customer: name } }: { order: PartnerOrder }) {
  const t = usePartnerTranslations()
  const params = { id }
  const { act } = useAct(partnersDesk.send, { once: id, untilFresh: true })
  const { data, error, isFetching, refetch } = useApi(
    partnersDesk.conversation,
    { params },
    { refetchInterval: 15_000 },
  )
  const fetchEarlier = async (before: string) => {
    const answer = await fetchAnswer(partnersDesk.conversation, { params, query: { before } })
    return answer.success ? answer.data : null
  }
  return (
    <Section title={t('partnerOrders.conversation', { name })} padded={false}>
      {error && (
        <Refused onRetry={refetch} retrying={isFetching}>
          {error}
        </Refused>
      )}
      {!data && !error && <ThreadSkeleton />}
      {data && (
        <>
          <Thread
            messages={data.messages}
            hasEarlier={data.hasEarlier}
            orderSteps={data.orderSteps}
            stepName={(event) => t(`orderEvents.${event}`)}
            own="staff"
            fileEndpoint={{ ...conversations.file, path: `/partner/orders/${encodeURIComponent(id)}/file/{id}` }}
            nameOf={({ author }) => (author === 'customer' ? name : t('conversations.shop'))}
            fetchEarlier={fetchEarlier}
            className="max-h-110"
            empty={
              <Empty icon={MessageCircle} title={t('partnerOrders.noMessages')} className="py-8">
                {t('partnerOrders.noMessagesText')}
              </Empty>
            }
          />
          <MessageForm
            id={id}
            label={t('partnerOrders.message', { name })}
            send={({ text }) => act({ params, body: { text } })}
            isMain={false}
          />
        </>
      )}
    </Section>
  )
}
