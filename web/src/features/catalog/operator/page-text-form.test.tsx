import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { catalogPages, type OperatorServicePage } from '@runmart/contract/catalog-pages'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { operator } from '#test/samples.ts'
import { PageTextForm } from './page-text-form.tsx'

const blank = { get: '', need: '', questions: '' }
const page: OperatorServicePage = { texts: { en: blank, vi: blank, ru: blank }, version: 4 }
const open = (latest: OperatorServicePage) => {
  fakeApi.answer(catalogPages.previewServicePage, blank)
  return renderScreen(<PageTextForm serviceId="s1" latest={latest} />, { user: operator })
}
beforeEach(() => sessionStorage.clear())

test('a text that was typed is there again for who comes back, and is saved over the version it was written on', async () => {
  const first = await open(page)
  const [field] = await first.screen.findAllByRole('textbox')
  await first.user.type(field as HTMLElement, 'A link')
  const { screen, user, t } = await open(page)
  assert.ok(await screen.findByDisplayValue('A link'))
  const text = { ...page, texts: { ...page.texts, en: { ...blank, get: 'A link' } }, version: 5 }
  const saved = fakeApi.answer(catalogPages.saveServicePage, { page: text })
  fakeApi.answer(catalogPages.servicePage, { page: text })
  await user.click(screen.getByRole('button', { name: t('operatorServices.save') }))
  assert.ok(await screen.findByText(t('operatorServices.nothingChanged')))
  assert.deepEqual([saved[0]?.body?.version, saved[0]?.body?.texts.en.get], [4, 'A link'])
})

test('who comes back to a text that somebody else has changed is told so', async () => {
  const first = await open(page)
  const [field] = await first.screen.findAllByRole('textbox')
  await first.user.type(field as HTMLElement, 'A link')
  const { screen, t } = await open({ ...page, version: 5 })
  assert.ok(await screen.findByText(t('operatorTexts.changedMeanwhile')))
  assert.ok(screen.getByDisplayValue('A link'))
})

test('nobody else finds it in this tab', async () => {
  const first = await open(page)
  const [field] = await first.screen.findAllByRole('textbox')
  await first.user.type(field as HTMLElement, 'A link')
  fakeApi.answer(catalogPages.previewServicePage, blank)
  const { screen, t } = await renderScreen(<PageTextForm serviceId="s1" latest={page} />, {
    user: { ...operator, id: 'somebody-else' },
  })
  assert.ok(await screen.findByText(t('operatorServices.nothingChanged')))
})
