import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderScreen } from '#test/render.tsx'
import { BellButton } from './bell-button.tsx'

test('a long number grows over the bell, not beyond it, in the colour of unread messages', async () => {
  const { screen } = await renderScreen(<BellButton unread={120} />)
  const { className } = screen.getByText('99+')
  assert.match(className, /\bright-0\b/)
  assert.doesNotMatch(className, /\bleft-/)
  assert.match(className, /\btext-pending\b/)
})
