import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type OperatorOrder, ordersOperator } from '@runmart/contract/orders-operator'
import { within } from '@testing-library/react'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { customer, operator, pendingOrder } from '#test/samples.ts'
import { type Ending, EndOrderDialog } from './end-order-dialog.tsx'

const order: OperatorOrder = { ...pendingOrder, customer: { id: customer.id, username: customer.username } }

async function open(ending: Ending, unusedPlaces: number) {
  const ui = (
    <EndOrderDialog
      order={order}
      ending={ending}
      refundQuote={80_000}
      unusedPlaces={unusedPlaces}
      open
      onClose={() => {}}
    />
  )
  const shown = await renderScreen(ui, { user: operator })
  const { screen, user, t } = shown
  const action =
    ending === 'fail' ? t('operatorOrders.failNow') : t('operatorOrders.refundNow', { sum: '80,000\u00a0₫' })
  /** Gives the reason and confirms. */
  const end = async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText(t('operatorOrders.reason')), 'The partner is gone')
    await user.click(dialog.getByRole('button', { name: action }))
    const sure = within(await screen.findByRole('alertdialog'))
    await user.click(sure.getByRole('button', { name: action }))
  }
  return { ...shown, end }
}

for (const [ending, isOffered] of [
  ['fail', false],
  ['refund', true],
] as const)
  test(`${ending}: whether others can order the rest is proposed, can be changed, and is sent`, async () => {
    const calls = fakeApi.refuse(ordersOperator[ending], 'CONFLICT', 'Changed meanwhile.')
    const proposed = await open(ending, 20)
    const label = new RegExp(proposed.t('operatorOrders.restock', { count: 20 }))
    assert.equal(proposed.screen.getByLabelText<HTMLInputElement>(label).checked, isOffered)
    await proposed.end()
    assert.ok((await proposed.screen.findAllByText('Changed meanwhile.')).length > 0)

    const changed = await open(ending, 20)
    await changed.user.click(changed.screen.getByRole('checkbox'))
    await changed.end()
    assert.ok((await changed.screen.findAllByText('Changed meanwhile.')).length > 0)
    const sent = (restock: boolean) => ({ reason: 'The partner is gone', acceptRefund: 80_000, restock })
    assert.deepEqual(
      calls.map(({ body }) => body),
      [sent(isOffered), sent(!isOffered)],
    )
  })

test('where no place is left over, nothing is asked', async () => {
  const { screen } = await open('fail', 0)
  assert.ok(await screen.findByRole('dialog'))
  assert.equal(screen.queryAllByRole('checkbox').length, 0)
})
