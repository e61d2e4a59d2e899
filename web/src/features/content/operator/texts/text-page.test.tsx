import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { blankWords, type EditedText, texts } from '@runmart/contract/content-texts'
import { Route, Routes } from 'react-router'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { listPage, operator } from '#test/samples.ts'
import TextPage from './text-page.tsx'
import TextsPage from './texts-page.tsx'

const words = (title: string) => ({ title, description: 'About it', body: 'Words' })
const text: EditedText = {
  kind: 'post',
  slug: 'moved',
  titles: { en: 'Moved', vi: '', ru: '' },
  isLive: true,
  scheduledFor: null,
  hasDraft: false,
  isShipped: false,
  shownSince: '2026-11-01T00:00:00.000Z',
  version: 3,
  texts: { en: words('Moved'), vi: blankWords, ru: blankWords },
  draftBy: null,
  draftAt: null,
}
const open = async () => {
  fakeApi.answer(texts.get, { text })
  fakeApi.answer(texts.preview, { html: '' })
  const page = (
    <Routes>
      <Route path="/operator/content/posts/:slug" element={<TextPage />} />
    </Routes>
  )
  return renderScreen(page, { user: operator, path: '/operator/content/posts/moved' })
}
beforeEach(() => sessionStorage.clear())

test('the list says what visitors read, and in which languages it is missing', async () => {
  const { version: _, texts: __, draftBy: ___, draftAt: ____, ...summary } = text
  const titles = { en: '', vi: 'Sắp có', ru: '' }
  const waiting = { ...summary, slug: 'soon', titles, isLive: false, hasDraft: true, shownSince: null }
  fakeApi.answer(texts.list, listPage([summary, waiting]))
  const { screen, t } = await renderScreen(<TextsPage />, { user: operator, path: '/operator/content/posts' })
  assert.ok(await screen.findByText('Moved'))
  assert.ok(screen.getByText(t('operatorTexts.live')) && screen.getByText(t('operatorTexts.draft')))
  assert.ok(screen.getByText('Sắp có') && screen.getByText(/not in Tiếng Việt, Русский/))
})

test('a list that is empty says what it is for; refused, why', async () => {
  fakeApi.answer(texts.list, listPage([]))
  const empty = await renderScreen(<TextsPage />, { user: operator, path: '/operator/content/posts' })
  assert.ok(await empty.screen.findByText(empty.t('operatorTexts.none')))
  fakeApi.refuse(texts.list, 'RATE_LIMITED', 'Too fast.')
  const refused = await renderScreen(<TextsPage />, { user: operator, path: '/operator/content/posts?page=2' })
  assert.ok(await refused.screen.findByText(/Too fast\./))
})

test('what is typed is there again for who comes back, and is saved with the version that was read', async () => {
  const first = await open()
  const [title] = await first.screen.findAllByLabelText(first.t('operatorTexts.title'))
  await first.user.type(title as HTMLElement, ' again')
  const { screen, user, t } = await open()
  assert.ok(await screen.findByText(t('operatorTexts.unsaved', { count: 1 })))
  const saved = fakeApi.answer(texts.save, { text: { ...text, version: 4, hasDraft: true } })
  await user.click(screen.getByRole('button', { name: t('operatorTexts.save') }))
  assert.ok(await screen.findByText(t('operatorTexts.draft')))
  assert.deepEqual([saved[0]?.body.version, saved[0]?.body.texts.en.title], [3, 'Moved again'])
})

test('what somebody else changed meanwhile is said, and what was typed stays', async () => {
  const { screen, user, t } = await open()
  const [title] = await screen.findAllByLabelText(t('operatorTexts.title'))
  await user.type(title as HTMLElement, ' again')
  fakeApi.refuse(texts.save, 'CONFLICT', 'Changed.')
  await user.click(screen.getByRole('button', { name: t('operatorTexts.save') }))
  assert.ok(await screen.findByText(t('operatorTexts.changedMeanwhile')))
  assert.equal((title as HTMLInputElement).value, 'Moved again')
})

test('a language that is half written is not published, and its fields say so', async () => {
  const { screen, user, t } = await open()
  const [, , russian] = await screen.findAllByLabelText(t('operatorTexts.title'))
  await user.type(russian as HTMLElement, 'Переехали')
  await user.click(screen.getByRole('button', { name: t('operatorTexts.publishAsk') }))
  assert.ok(await screen.findByText(t('operatorTexts.incomplete')))
  assert.equal(screen.getAllByText(t('fields.required')).length, 2)
  assert.equal(screen.queryAllByRole('dialog').length, 0)
})
