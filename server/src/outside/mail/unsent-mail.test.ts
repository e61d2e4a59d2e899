import assert from 'node:assert/strict'
import { test } from 'node:test'
import { serverAnswer } from './unsent-mail.ts'

test('of what went wrong only the answer of the mail server is told', () => {
  const told = {
    "Can't send mail - all recipients were rejected: 550 5.1.1 No such mailbox": '550 5.1.1 No such mailbox',
    'Message failed: 554-5.7.1 Not wanted\n554 5.7.1 here': '554-5.7.1 Not wanted 554 5.7.1 here',
    'Invalid greeting. response=421 Too busy: 421 Too busy': '421 Too busy',
    'connect ECONNREFUSED 10.0.0.5:465': null,
    'Telegram refused (500)': null,
    'syntax error at or near "500 "': null,
  }
  for (const [problem, answer] of Object.entries(told)) assert.equal(serverAnswer(problem), answer)
})

test('no link that a mail server quotes is told', () => {
  const quoted =
    'Message failed: 554 5.7.1 blocked: <https://shop.example/auth/reset#token=abc> or shop.example#token=abc'
  assert.equal(serverAnswer(quoted), '554 5.7.1 blocked: … or …')
})
