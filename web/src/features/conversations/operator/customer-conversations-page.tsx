import { conversationsOperator } from '@runmart/contract/conversations-operator'
import { MessageCircle } from 'lucide-react'
import { useLocation, useParams } from 'react-router'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { List } from '#ui/list.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { ConversationRow } from './conversation-row.tsx'

/** A customer's conversations, with a link to the general one. */
export default function CustomerConversationsPage() {
  const t = useOperatorTranslations()
  const { id = '' } = useParams()
  const { pathname, search } = useLocation()
  const ofCustomer = pathname + search
  const filters = useFilters(() => ({}))
  const list = useApiPage(conversationsOperator.ofCustomer, filters.page, { params: { id } }, { localized: true })
  return (
    <>
      <div className="mb-4 flex justify-end">
        <ButtonLink size="sm" to={operatorPaths.conversation(id)} state={{ ofCustomer }}>
          {t('operatorCustomerPage.write')}
        </ButtonLink>
      </div>
      <ListScreen
        list={list}
        filters={filters}
        count={(count) => t('operatorCustomerPage.messagesFound', { count })}
        skeleton={<RowsSkeleton rows={4} />}
        empty={{
          icon: MessageCircle,
          title: t('operatorCustomerPage.noMessages'),
          text: t('operatorCustomerPage.noMessagesText'),
        }}
      >
        {(conversations) => (
          <List label={t('operatorCustomerPage.messages')}>
            {conversations.map((it) => (
              <ConversationRow key={it.id} conversation={it} ofCustomer={ofCustomer} />
            ))}
          </List>
        )}
      </ListScreen>
    </>
  )
}
