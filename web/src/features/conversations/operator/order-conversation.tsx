import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Section } from '#ui/section.tsx'
import { ConversationActions, ConversationView } from './conversation-view.tsx'
import { useOperatorConversation } from './use-operator-conversation.ts'

type Props = { orderId: string; customerName: string }

/** The conversation about an order, on the order's page. */
export function OrderConversation({ orderId, customerName }: Props) {
  const t = useOperatorTranslations()
  const conversation = useOperatorConversation(orderId)
  return (
    <Section
      title={t('operatorConversations.orderThread', { name: customerName })}
      padded={false}
      action={conversation.data && <ConversationActions conversation={conversation.data.conversation} />}
    >
      <ConversationView id={orderId} conversation={conversation} className="max-h-110" />
    </Section>
  )
}
