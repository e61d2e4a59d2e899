import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type Conversation,
  conversations,
  MAX_MESSAGE_TEXT,
  type Message,
  type OrderStep,
} from '@runmart/contract/conversations'
import type { Language } from '@runmart/contract/languages'
import { site } from '@runmart/contract/site'
import { waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { customer, listPage, longWord, untouchedConversation } from '#test/samples.ts'
import MessagesPage from './messages-page.tsx'

const general: Conversation = { ...untouchedConversation.conversation, id: customer.id, order: null }
const message = (id: string, more: Partial<Message> = {}): Message => ({
  id,
  at: '2026-11-15T08:00:00.000Z',
  author: 'customer',
  text: `Message ${id}`,
  event: null,
  files: [],
  mailRest: null,
  ...more,
})

function show(language: Language = 'en', path = '/messages') {
  sessionStorage.clear()
  fakeApi.hold(site.settings)
  const ui = (
    <Routes>
      <Route path="/messages" element={<MessagesPage />} />
      <Route path="/messages/:id" element={<MessagesPage />} />
    </Routes>
  )
  return renderScreen(ui, { user: customer, path, language })
}
/** The last answer wins: the address of the list also matches that of a conversation. */
function showConversation(
  messages: Message[],
  more: Partial<Conversation> = {},
  hasEarlier = false,
  orderSteps: OrderStep[] = [],
) {
  const conversation = { ...general, ...more }
  fakeApi.answer(conversations.conversation, { conversation, messages, hasEarlier, orderSteps })
  fakeApi.answer(conversations.list, { ...listPage<Conversation>([]), unread: 0 })
  return show()
}

test('before the first message it says what to write for, and questions of all kinds have their place', async () => {
  const { screen, t } = await showConversation([])
  assert.ok(await screen.findByText(t('conversations.none')))
  const list = within(screen.getByRole('list', { name: t('conversations.list') }))
  assert.equal(list.getByRole('link').getAttribute('href'), `/messages/${customer.id}`)
})

test('the list names the service first, what is unread, and the newest message', async () => {
  const order = { id: 'o', orderCode: 'RM-1', serviceName: longWord }
  const { files: _, mailRest: __, ...words } = message('5', { author: 'staff', text: 'We are on it' })
  const last = { ...words, fileCount: 0 }
  const items = [{ ...general, id: 'o', order, unread: 2, lastMessage: last }]
  fakeApi.answer(conversations.conversation, { ...untouchedConversation, conversation: general })
  fakeApi.answer(conversations.list, { ...listPage(items), unread: 2 })
  const { screen, t } = await show('ru')
  const link = await screen.findByRole('link', { name: new RegExp(longWord) })
  assert.ok(link.textContent.includes(t('conversations.unread', { count: 2 })))
  assert.ok(screen.getByText('We are on it'))
})

test('a message is sent once with its key, and what was typed goes only then', async () => {
  const { screen, user, t } = await showConversation([])
  fakeApi.lose(conversations.send)
  const field = await screen.findByLabelText(t('conversations.message'))
  await user.type(field, 'Hello')
  await user.click(screen.getByRole('button', { name: t('conversations.send') }))
  assert.ok(await screen.findByText(t('shell.unreachable')))
  assert.equal((field as HTMLTextAreaElement).value, 'Hello')
  const calls = fakeApi.answer(conversations.send, { id: '1' })
  await user.click(screen.getByRole('button', { name: t('conversations.send') }))
  await waitFor(() => assert.equal((field as HTMLTextAreaElement).value, ''))
  assert.deepEqual(
    calls.map((it) => [it.params.id, it.body.text]),
    [[customer.id, 'Hello']],
  )
})

test('what is too long stays as it is and is said to be', async () => {
  const { screen, user, t } = await showConversation([])
  const field = await screen.findByLabelText(t('conversations.message'))
  await user.click(field)
  await user.paste('x'.repeat(MAX_MESSAGE_TEXT + 1))
  assert.ok(await screen.findByText(t('fields.textTooLong', { count: MAX_MESSAGE_TEXT })))
  assert.equal((field as HTMLTextAreaElement).value.length, MAX_MESSAGE_TEXT + 1)
})

test('files are uploaded when they are chosen and sent with the message; one that is refused says why and stays behind', async () => {
  const { screen, user, t } = await showConversation([])
  const file = {
    id: 'f1',
    name: 'a.txt',
    type: 'text/plain',
    size: 12,
    width: null,
    height: null,
    isDeleted: false,
  } as const
  const uploads = fakeApi.answer(conversations.upload, { file })
  const input = await screen.findByLabelText(t('conversations.attach'))
  await user.upload(input, new File(['hello'], 'a.txt', { type: 'text/plain' }))
  assert.ok(await screen.findByText(/1 kB/))
  assert.deepEqual(uploads[0]?.body, { fileName: 'a.txt', content: btoa('hello') })
  const refusal = { fields: { content: 'No such files' } }
  fakeApi.refuse(conversations.upload, 'VALIDATION', 'Please check.', refusal)
  await user.upload(input, new File(['%PDF'], 'b.txt', { type: 'text/plain' }))
  assert.ok(await screen.findByText('No such files'))
  const sent = fakeApi.answer(conversations.send, { id: '1' })
  await user.click(screen.getByRole('button', { name: t('conversations.send') }))
  await waitFor(() => assert.equal(screen.queryAllByText('a.txt').length, 0))
  assert.deepEqual(sent[0]?.body, { text: '', files: ['f1'] })
})

// Proves S2.8, S10.30.
test('a problem of an order is told in the words of the reader', async () => {
  const problem = { kind: 'missing', affected: 2, which: 'trang 3 và 4' } as const
  const { screen, t } = await showConversation([message('1', { problem })])
  const parts = [t('problemKinds.missing'), t('problems.affectedCount', { count: 2 }), problem.which]
  assert.ok(await screen.findByText(parts.join(' · ')))
})

test('a text file is named with its size, a deleted one with what became of it', async () => {
  const file = {
    id: 'f1',
    name: 'list.txt',
    type: 'text/plain',
    size: 2_400_000,
    width: null,
    height: null,
    isDeleted: false,
  } as const
  const files = [file, { ...file, id: 'f2', name: 'old.txt', isDeleted: true }]
  const { screen, t } = await showConversation([message('1', { text: '', files })])
  assert.ok(await screen.findByRole('button', { name: t('conversations.saveFile', { name: 'list.txt' }) }))
  assert.ok(screen.getByText('2.4 MB'))
  assert.ok(screen.getByText(t('conversations.fileDeleted')))
  assert.equal(screen.queryAllByRole('button', { name: /old\.txt/ }).length, 0)
})

test('what a mail held besides the answer is folded away, and there', async () => {
  const { screen, user, t } = await showConversation([message('1', { mailRest: '> Which channel?' })])
  const rest = await screen.findByText('> Which channel?')
  assert.equal(rest.closest('details')?.open, false)
  await user.click(screen.getByText(t('conversations.mailRest')))
  assert.equal(rest.closest('details')?.open, true)
})

test('a closed conversation asks whether it was solved', async () => {
  const closed = { status: 'closed', asksWhetherSolved: true } as const
  const end = message('2', { author: 'system', text: '', event: 'closed' })
  const { screen, user, t } = await showConversation([message('1'), end], closed)
  assert.ok(await screen.findByText(new RegExp(t('conversationEvents.closed'))))
  assert.ok(screen.getByText(t('conversations.closedHint')))
  const calls = fakeApi.answer(conversations.rate, null)
  await user.click(screen.getByRole('button', { name: t('conversations.solvedNo') }))
  assert.deepEqual(calls[0]?.body, { solved: false })
})

test('earlier messages come in above', async () => {
  const { screen, user, t } = await showConversation([message('7')], {}, true)
  await screen.findByText('Message 7')
  fakeApi.answer(conversations.conversation, ({ query }) => ({
    conversation: general,
    messages: query?.before === '7' ? [message('6')] : [message('7')],
    hasEarlier: query?.before !== '7',
    orderSteps: [],
  }))
  await user.click(screen.getByRole('button', { name: t('conversations.earlier') }))
  assert.ok(await screen.findByText('Message 6'))
  const shown = screen.getAllByText(/^Message \d$/).map((it) => it.textContent)
  assert.deepEqual(shown, ['Message 6', 'Message 7'])
})

test('what happened to the order stands between the messages as lines, with the money; what is older comes with earlier messages', async () => {
  const steps: OrderStep[] = [
    { at: '2026-11-14T08:00:00.000Z', event: 'placed', refunded: 0 },
    { at: '2026-11-15T09:00:00.000Z', event: 'started', refunded: 0 },
    { at: '2026-11-15T11:00:00.000Z', event: 'part-refunded', refunded: 50_000 },
  ]
  const messages = [message('7'), message('8', { at: '2026-11-15T10:00:00.000Z' })]
  const order = { id: 'o', orderCode: 'RM-1', serviceName: 'Service' }
  const { screen, t } = await showConversation(messages, { order }, true, steps)
  await screen.findByText('Message 8')
  const thread = screen.getByRole('log')
  const positions = ['Message 7', t('orderEvents.started'), 'Message 8', t('orderEvents.part-refunded'), '50,000'].map(
    (words) => thread.textContent.indexOf(words),
  )
  assert.deepEqual(
    positions,
    positions.toSorted((a, b) => a - b),
  )
  assert.ok(positions.every((it) => it >= 0))
  assert.equal(thread.textContent.includes(t('orderEvents.placed')), false)
})

test('a conversation of somebody else is not there', async () => {
  fakeApi.refuse(conversations.conversation, 'NOT_FOUND', 'Not found.')
  fakeApi.answer(conversations.list, { ...listPage<Conversation>([]), unread: 0 })
  const { screen, t } = await show('en', '/messages/nobodys')
  assert.ok(await screen.findByText(t('conversations.notFound')))
  assert.equal(
    screen.getByRole('link', { name: t('conversations.allConversations') }).getAttribute('href'),
    '/messages',
  )
})

test('one that cannot be loaded can be tried again', async () => {
  fakeApi.refuse(conversations.conversation, 'RATE_LIMITED', 'Too fast.')
  fakeApi.answer(conversations.list, { ...listPage<Conversation>([]), unread: 0 })
  const { screen, t } = await show('vi')
  assert.ok(await screen.findByText('Too fast.'))
  assert.ok(screen.getByRole('button', { name: t('ui.tryAgain') }))
})
