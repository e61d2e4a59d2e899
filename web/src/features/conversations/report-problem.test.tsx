import assert from 'node:assert/strict'
import { test } from 'node:test'
import { conversations } from '@runmart/contract/conversations'
import type { Order } from '@runmart/contract/orders-order'
import { within } from '@testing-library/react'
import { fakeApi } from '#test/fake-api.ts'
import { plainSpaces, renderScreen } from '#test/render.tsx'
import { botOrder, customer, pendingOrder } from '#test/samples.ts'
import { ReportProblem } from './report-problem.tsx'

const delivered: Order = { ...pendingOrder, orderStatus: 'success' }

async function show(order: Order) {
  const screen = await renderScreen(<ReportProblem order={order} />, { user: customer })
  const open = () => screen.user.click(screen.screen.getByRole('button', { name: screen.t('problems.report') }))
  return { ...screen, open }
}

test('only a delivered order has a problem to report, of a kind that fits it', async () => {
  const waiting = await show(pendingOrder)
  assert.equal(waiting.screen.queryAllByRole('button').length, 0)
  const run = await show({ ...botOrder, orderStatus: 'success', amount: 1 })
  await run.open()
  const kinds = within(await run.screen.findByRole('dialog')).getAllByRole('radio')
  assert.deepEqual(
    kinds.map((it) => it.getAttribute('value')),
    ['not-as-described', 'other'],
  )
  assert.equal(run.screen.queryAllByLabelText(new RegExp(run.t('problems.which'))).length, 0)
})

// Proves S2.8, S10.30.
test('what is missing is said before anything is sent; sent again after a lost answer, it has the same key', async () => {
  const { screen, t, user, open } = await show(delivered)
  await open()
  const dialog = within(await screen.findByRole('dialog'))
  const send = () => user.click(dialog.getByRole('button', { name: t('problems.send') }))
  await send()
  assert.ok(await dialog.findByText(t('fields.choice')))
  assert.ok(dialog.getByText(t('fields.required')))
  await user.click(dialog.getByRole('radio', { name: new RegExp(t('problemKinds.missing')) }))
  await user.type(dialog.getByLabelText(new RegExp(plainSpaces(t('problems.affected')).replace('?', '\\?'))), '21')
  await user.type(dialog.getByLabelText(t('problems.text')), 'Two did not come.')
  await send()
  assert.ok(await dialog.findByText(t('fields.between', { least: '1', most: '20' })))
  const affected = dialog.getByLabelText(new RegExp(t('problems.affected').replace('?', '\\?')))
  await user.clear(affected)
  await user.type(affected, '2')
  const file = {
    id: 'f1',
    name: 'page.png',
    type: 'image/png',
    size: 12,
    width: 1,
    height: 1,
    isDeleted: false,
  } as const
  fakeApi.answer(conversations.upload, { file })
  const picture = new File(['png'], 'page.png', { type: 'image/png' })
  await user.upload(dialog.getByLabelText(t('conversations.attach')), picture)
  await dialog.findByText(/1 kB/)
  const lost = fakeApi.lose(conversations.report)
  await send()
  assert.ok(await dialog.findByRole('alert'))
  const sent = fakeApi.answer(conversations.report, { id: '1' })
  await send()
  assert.deepEqual(sent[0]?.body, { kind: 'missing', affected: 2, text: 'Two did not come.', files: ['f1'] })
  assert.equal(sent[0]?.idempotencyKey, lost[0]?.idempotencyKey)
})

test('closing the dialog loses nothing', async () => {
  const { screen, t, user, open } = await show(delivered)
  await open()
  await user.type(await screen.findByLabelText(t('problems.text')), 'Half a sentence')
  await user.keyboard('{Escape}')
  await open()
  assert.equal((await screen.findByLabelText<HTMLTextAreaElement>(t('problems.text'))).value, 'Half a sentence')
})
