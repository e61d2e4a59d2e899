import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MAX_UPLOAD_BYTES } from '@runmart/contract/orders-lines'
import { ordersLinks } from '@runmart/contract/orders-links'
import type { OperatorOrder } from '@runmart/contract/orders-operator'
import { waitFor } from '@testing-library/react'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { customer, operator, pendingOrder } from '#test/samples.ts'
import { LinksFileDialog } from './links-file-dialog.tsx'

const order: OperatorOrder = { ...pendingOrder, customer: { id: customer.id, username: customer.username } }

test('a file that is larger than what was ordered by, as downloads are, is checked', async () => {
  const { screen, user, t } = await renderScreen(<LinksFileDialog order={order} open onClose={() => {}} />, {
    user: operator,
  })
  const content = `1|5|10|https://a.example/${'x'.repeat(MAX_UPLOAD_BYTES)}`
  await user.upload(
    screen.getByLabelText(t('operatorDesk.file')),
    new File([content], 'RM-7K3QX9-links.txt', { type: 'text/plain' }),
  )
  const lines = screen.getByLabelText<HTMLTextAreaElement>(t('operatorLinks.lines'))
  await waitFor(() => assert.equal(lines.value.length, content.length))
  const calls = fakeApi.answer(ordersLinks.check, { changed: 1, added: 5, badCount: 0, bad: [] })
  await user.click(screen.getByRole('button', { name: t('operatorLinks.check') }))
  assert.ok(await screen.findByRole('button', { name: t('operatorLinks.save') }))
  assert.equal(calls[0]?.body.content, content)
})
