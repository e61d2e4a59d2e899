import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fireEvent } from '@testing-library/react'
import { renderScreen } from '#test/render.tsx'
import { PaletteButton } from './palette-button.tsx'

for (const [layout, key] of [
  ['Latin', 'k'],
  ['Cyrillic', 'л'],
] as const)
  test(`Ctrl and K open the search on a ${layout} layout, K alone does not`, async () => {
    const { screen } = await renderScreen(<PaletteButton screens={[]} search={undefined} />)
    assert.equal(fireEvent.keyDown(document.body, { key, code: 'KeyK' }), true)
    assert.equal(screen.queryByRole('dialog'), null)
    assert.equal(fireEvent.keyDown(document.body, { key, code: 'KeyK', ctrlKey: true }), false)
    assert.ok(await screen.findByRole('dialog'))
  })
