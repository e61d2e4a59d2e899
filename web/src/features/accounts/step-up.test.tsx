import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accounts } from '@runmart/contract/accounts'
import { depositsOperator } from '@runmart/contract/deposits-operator'
import { waitFor } from '@testing-library/react'
import { call } from '#platform/api.ts'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { bankDeposit, operator } from '#test/samples.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { StepUp } from './step-up.tsx'

const body = { customerId: operator.id, amount: 10_000, reason: 'test' }

function show(codes: (string | null)[]) {
  const send = async () => codes.push((await call(depositsOperator.credit, { body }, { idempotencyKey: 'once' })).code)
  return renderScreen(
    <>
      <Button onClick={send}>Send</Button>
      <StepUp />
    </>,
    { user: operator },
  )
}

test('a dangerous request asks for the password and goes again under the same key', async () => {
  const codes: (string | null)[] = []
  const first = fakeApi.refuse(depositsOperator.credit, 'STEP_UP_REQUIRED', 'Confirm.')
  const { screen, user, t } = await show(codes)
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await user.type(await screen.findByLabelText(t('accounts.password')), 'my password')
  const confirmed = fakeApi.answer(accounts.confirm, null)
  const second = fakeApi.answer(depositsOperator.credit, { transaction: bankDeposit })
  await user.click(screen.getByRole('button', { name: t('stepUp.confirm') }))
  await screen.findByRole('button', { name: 'Send' })
  assert.deepEqual(confirmed[0]?.body, { password: 'my password' })
  assert.deepEqual([first[0]?.idempotencyKey, second[0]?.idempotencyKey], ['once', 'once'])
  assert.deepEqual([second[0]?.body, codes], [body, [null]])
})

test('closing it sends nothing again, and the request is refused', async () => {
  const codes: (string | null)[] = []
  const sent = fakeApi.refuse(depositsOperator.credit, 'STEP_UP_REQUIRED', 'Confirm.')
  const { screen, user, t } = await show(codes)
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await user.click(await screen.findByRole('button', { name: t('ui.close') }))
  await screen.findByRole('button', { name: 'Send' })
  assert.deepEqual([sent.length, codes], [1, ['STEP_UP_REQUIRED']])
})

test('Escape closes it and not the form beneath, wherever the focus is', async () => {
  const codes: (string | null)[] = []
  fakeApi.refuse(depositsOperator.credit, 'STEP_UP_REQUIRED', 'Confirm.')
  const send = async () => codes.push((await call(depositsOperator.credit, { body }, { idempotencyKey: 'once' })).code)
  const closed: boolean[] = []
  const { screen, user, t } = await renderScreen(
    <>
      <Dialog open onOpenChange={(open) => closed.push(open)} title="A form">
        <Button onClick={send}>Send</Button>
      </Dialog>
      <StepUp />
    </>,
    { user: operator },
  )
  await user.click(screen.getByRole('button', { name: 'Send' }))
  const password = await screen.findByLabelText(t('accounts.password'))
  const [, button] = screen.getAllByRole('button', { name: t('ui.close'), hidden: true })
  button?.focus()
  await user.keyboard('{Escape}')
  await waitFor(() => assert.ok(!password.isConnected))
  assert.deepEqual([closed, codes], [[], ['STEP_UP_REQUIRED']])
  await user.keyboard('{Escape}')
  await waitFor(() => assert.deepEqual(closed, [false]))
})
