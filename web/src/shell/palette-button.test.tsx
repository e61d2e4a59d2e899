import assert from 'node:assert/strict'
import { test } from 'node:test'
import { search } from '@runmart/contract/search'
import { fireEvent, within } from '@testing-library/react'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { PaletteButton } from './palette-button.tsx'

test('what is typed before the search is loaded is searched for', async () => {
  fakeApi.hold(search.find)
  // Another instance of the module, which has not loaded the search yet.
  const fresh = './palette-button.tsx?fresh.tsx'
  const { PaletteButton }: typeof import('./palette-button.tsx') = await import(fresh)
  const { screen, t } = await renderScreen(<PaletteButton screens={[]} search={undefined} />)
  fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true })
  const waiting = screen.getByRole('textbox', { name: t('shell.jump') })
  assert.equal(document.activeElement, waiting)
  fireEvent.change(waiting, { target: { value: 'depo' } })
  const dialog = within(await screen.findByRole('dialog'))
  assert.equal(dialog.getByRole<HTMLInputElement>('combobox').value, 'depo')
})

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
