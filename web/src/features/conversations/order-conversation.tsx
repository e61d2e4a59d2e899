import { MessageCircle } from 'lucide-react'
import { useTranslations } from '#platform/language.tsx'
import { Empty } from '#ui/empty.tsx'
import { Section } from '#ui/section.tsx'
import { ConversationView } from './conversation-view.tsx'
import { useConversation } from './use-conversation.ts'

/** The conversation about an order, on the order's page. */
export function OrderConversation({ orderId }: { orderId: string }) {
  const t = useTranslations()
  const conversation = useConversation(orderId)
  return (
    <Section title={t('conversations.title')} padded={false}>
      <ConversationView
        id={orderId}
        conversation={conversation}
        className="max-h-110"
        empty={
          <Empty icon={MessageCircle} title={t('conversations.none')} className="py-8">
            {t('conversations.orderNoneText')}
          </Empty>
        }
      />
    </Section>
  )
}
