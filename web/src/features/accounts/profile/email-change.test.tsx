import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accounts } from '@runmart/contract/accounts'
import { within } from '@testing-library/react'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { customer } from '#test/samples.ts'
import { EmailChange } from './email-change.tsx'

const change = {
  newEmail: 'new@example.com',
  oldConfirmed: true,
  newConfirmed: false,
  expiresAt: '2026-11-17T08:00:00.000Z',
}

test('a change is asked for, and what is wrong with the address is said beside it', async () => {
  fakeApi.answer(accounts.emailChange, { change: null })
  const { screen, user, t } = await renderScreen(<EmailChange user={customer} />, { user: customer })
  await user.click(screen.getByRole('button', { name: t('emailChange.change') }))
  const dialog = within(await screen.findByRole('dialog'))
  const field = dialog.getByLabelText(t('emailChange.newEmail'))
  await user.type(field, customer.email)
  const fields = { email: t('fields.emailSame') }
  fakeApi.refuse(accounts.changeEmail, 'VALIDATION', 'Please check.', { fields })
  await user.click(dialog.getByRole('button', { name: t('emailChange.send') }))
  assert.ok(await dialog.findByText(t('fields.emailSame')))
  assert.equal(field.getAttribute('aria-invalid'), 'true')
})

test('a change that waits names only the address that has not confirmed it, and can be withdrawn', async () => {
  fakeApi.answer(accounts.emailChange, { change })
  const { screen, user, t } = await renderScreen(<EmailChange user={customer} />, { user: customer })
  assert.ok(await screen.findByText(t('emailChange.waitingNew', { email: change.newEmail })))
  assert.equal(screen.queryAllByText(t('emailChange.waitingOld', { email: customer.email })).length, 0)
  fakeApi.answer(accounts.withdrawEmailChange, { change: null })
  fakeApi.answer(accounts.emailChange, { change: null })
  await user.click(screen.getByRole('button', { name: t('emailChange.withdraw') }))
  await screen.findByRole('button', { name: t('emailChange.change') })
})
