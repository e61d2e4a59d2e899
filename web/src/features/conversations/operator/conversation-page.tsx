import { MessageCircle, Package } from 'lucide-react'
import { useLocation, useParams } from 'react-router'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { BackLink } from '#ui/back-link.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { CustomerLink } from '#ui/customer-link.tsx'
import { Empty } from '#ui/empty.tsx'
import { ConversationState } from './conversation-row.tsx'
import { ConversationActions, ConversationView } from './conversation-view.tsx'
import { useOperatorConversation } from './use-operator-conversation.ts'

/** One conversation with a customer, with a link to its order. */
export default function ConversationPage() {
  const t = useOperatorTranslations()
  const { id = '' } = useParams()
  const { ofCustomer } = (useLocation().state ?? {}) as { ofCustomer?: string }
  const answer = useOperatorConversation(id)
  const conversation = answer.data?.conversation
  if (answer.errorCode === 'NOT_FOUND')
    return (
      <>
        <title>{`${t('operatorConversations.notFound')} · Runmart`}</title>
        <Empty
          as="h1"
          icon={MessageCircle}
          title={t('operatorConversations.notFound')}
          className="py-24"
          action={<ButtonLink to={operatorPaths.messages}>{t('operatorConversations.back')}</ButtonLink>}
        >
          {t('operatorConversations.notFoundText')}
        </Empty>
      </>
    )
  const title = conversation?.customer.username ?? t('operatorConversations.title')
  return (
    <>
      <title>{`${title} · Runmart`}</title>
      {ofCustomer ? (
        <BackLink to={ofCustomer}>
          {t('operatorConversations.backToCustomer', { name: conversation?.customer.username ?? '…' })}
        </BackLink>
      ) : (
        <BackLink to={operatorPaths.messages}>{t('operatorConversations.back')}</BackLink>
      )}
      <header className="mb-4 flex max-w-4xl flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-2xl font-bold tracking-[-0.01em] wrap-anywhere text-ink">
            {conversation ? <CustomerLink customer={conversation.customer} /> : title}
          </h1>
          {conversation && (
            <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
              <span className="min-w-0 wrap-anywhere">
                {conversation.order?.serviceName ?? t('operatorConversations.general')}
              </span>
              {conversation.order && <span className="font-mono text-[13px]">{conversation.order.orderCode}</span>}
              <ConversationState conversation={conversation} />
            </div>
          )}
        </div>
        {conversation && (
          <div className="flex flex-wrap gap-2">
            {conversation.order && (
              <ButtonLink size="sm" to={operatorPaths.order(conversation.order.id)} icon={<Package aria-hidden />}>
                {t('conversations.openOrder')}
              </ButtonLink>
            )}
            <ConversationActions conversation={conversation} />
          </div>
        )}
      </header>
      <section className="flex max-w-4xl flex-col rounded-lg border border-line bg-surface">
        <ConversationView id={id} conversation={answer} isMain className="max-h-[max(18rem,calc(100dvh-30rem))]" />
      </section>
    </>
  )
}
