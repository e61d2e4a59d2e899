import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  conversationsOperator,
  type MailboxHealth,
  mailboxProblems,
  type OperatorConversation,
} from '@runmart/contract/conversations-operator'
import type { Language } from '@runmart/contract/languages'
import { within } from '@testing-library/react'
import { operatorPaths } from '#platform/operator-paths.ts'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { listPage, operator, untouchedConversation } from '#test/samples.ts'
import MessagesPage from './messages-page.tsx'

const measured = { firstAnswerSeconds: null, solvingSeconds: null, rated: 0, solved: 0 }

function show(mailbox: MailboxHealth | null, language: Language = 'en') {
  fakeApi.answer(conversationsOperator.list, {
    ...listPage<OperatorConversation>([]),
    waiting: 0,
    problems: 0,
    measured,
    mailbox,
  })
  return renderScreen(<MessagesPage />, { user: operator, language })
}

for (const language of ['en', 'vi', 'ru'] as const)
  for (const code of mailboxProblems)
    test(`when answers by mail are not read, operators are told why: ${code}, ${language}`, async () => {
      const problem = { since: '2026-11-15T08:00:00.000Z', code, detail: 'ECONNREFUSED' }
      const { screen, t } = await show({ lastOkAt: null, problem }, language)
      const title = await screen.findByText(t('operatorConversations.mailboxProblem'))
      const told = title.closest('[role=status]')?.textContent ?? ''
      assert.ok(told.includes(`${t(`mailboxProblemNames.${code}`)} (ECONNREFUSED)`), told)
    })

test('a row leads to its customer, elsewhere to the conversation, and says that a problem was reported', async () => {
  const conversation: OperatorConversation = {
    ...untouchedConversation.conversation,
    customer: { id: 'lan', username: 'lan' },
    assignedTo: null,
    waitingSince: null,
    hasProblem: true,
  }
  fakeApi.answer(conversationsOperator.list, {
    ...listPage([conversation]),
    waiting: 0,
    problems: 0,
    measured,
    mailbox: null,
  })
  const { screen, t } = await renderScreen(<MessagesPage />, { user: operator })
  const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')
  await screen.findByText('lan', { selector: 'a' })
  assert.equal(hrefOf('lan'), operatorPaths.customer('lan'))
  assert.equal(hrefOf(/^lan .*RM-7K3QX9$/), operatorPaths.conversation(conversation.id))
  const row = within(screen.getByRole('listitem'))
  assert.ok(row.getByText(t('operatorConversations.problem')))
})

for (const mailbox of [{ lastOkAt: '2026-11-15T08:00:00.000Z', problem: null }, null])
  test(`a mailbox that ${mailbox ? 'is read' : 'is not there'} is not worth a word`, async () => {
    const { screen, t } = await show(mailbox)
    assert.ok(await screen.findByText(t('operatorConversations.none')))
    assert.equal(screen.queryAllByText(t('operatorConversations.mailboxProblem')).length, 0)
  })
