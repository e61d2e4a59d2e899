import assert from 'node:assert/strict'
import { test } from 'node:test'
import { conversationsOperator, type OperatorConversation } from '@runmart/contract/conversations-operator'
import { savedReplies } from '@runmart/contract/conversations-saved-replies'
import { Route, Routes } from 'react-router'
import { operatorPaths } from '#platform/operator-paths.ts'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { listPage, operator, untouchedConversation } from '#test/samples.ts'
import ConversationPage from './conversation-page.tsx'
import CustomerConversationsPage from './customer-conversations-page.tsx'

const conversation: OperatorConversation = {
  ...untouchedConversation.conversation,
  customer: { id: 'lan', username: 'lan' },
  assignedTo: null,
  waitingSince: null,
  hasProblem: false,
}

function show(path: string) {
  fakeApi.answer(conversationsOperator.ofCustomer, { ...listPage([conversation]), waiting: 0 })
  fakeApi.answer(savedReplies.list, { items: [] })
  const { orderSteps, hasEarlier } = untouchedConversation
  fakeApi.answer(conversationsOperator.conversation, {
    ...{ conversation, orderSteps, hasEarlier },
    messages: [],
    language: 'en',
  })
  return renderScreen(
    <Routes>
      <Route path="/operator/customers/:id/messages" element={<CustomerConversationsPage />} />
      <Route path="/operator/messages/:id" element={<ConversationPage />} />
    </Routes>,
    { user: operator, path },
  )
}

test('a conversation leads back to the list that it was opened from: that of its customer, as it was left, or that of all', async () => {
  const left = `${operatorPaths.customerTab('lan', 'messages')}?page=1`
  const { screen, user, t, view } = await show(left)
  await user.click(await screen.findByRole('link', { name: /^lan .*RM-7K3QX9$/ }))
  const back = await screen.findByRole('link', { name: t('operatorConversations.backToCustomer', { name: 'lan' }) })
  assert.equal(back.getAttribute('href'), left)
  view.unmount()
  const alone = await show(operatorPaths.conversation(conversation.id))
  const all = await alone.screen.findByRole('link', { name: t('operatorConversations.back') })
  assert.equal(all.getAttribute('href'), operatorPaths.messages)
})
