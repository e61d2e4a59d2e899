import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderScreen } from '#test/render.tsx'
import { BadLines } from './bad-lines.tsx'

const content = 'https://a.vn\nnonsense\n\nhttps://b.vn\nmore nonsense'
const lines = [
  { line: 2, reason: 'Not a link' },
  { line: 5, reason: 'Not a link' },
]

async function show() {
  const corrected: string[] = []
  const ui = <BadLines content={content} count={2} lines={lines} onCorrect={(text) => corrected.push(text)} />
  return { ...(await renderScreen(ui)), corrected }
}

test('bad lines are corrected or taken out one by one, and checked again together', async () => {
  const { screen, user, t, corrected } = await show()
  const field = screen.getByLabelText(t('orderForm.lineLabel', { line: 2 }))
  assert.equal((field as HTMLInputElement).value, 'nonsense')
  await user.clear(field)
  await user.type(field, 'https://c.vn|x')
  await user.click(screen.getByRole('button', { name: t('orderForm.remove', { line: 5 }) }))
  assert.deepEqual(corrected, [])
  await user.click(screen.getByRole('button', { name: t('orderForm.checkAgain') }))
  assert.deepEqual(corrected, ['https://a.vn\nhttps://c.vn|x\n\nhttps://b.vn\n'])
})

test('all bad lines are taken out with one press', async () => {
  const { screen, user, t, corrected } = await show()
  await user.click(screen.getByRole('button', { name: t('orderForm.removeBad', { count: 2 }) }))
  assert.deepEqual(corrected, ['https://a.vn\n\n\nhttps://b.vn\n'])
})
