import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type SavedReply, savedReplies } from '@runmart/contract/conversations-saved-replies'
import { languageNames } from '@runmart/contract/languages'
import { waitFor } from '@testing-library/react'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { operator } from '#test/samples.ts'
import SavedRepliesPage from './saved-replies-page.tsx'

const texts = { en: 'Thank you', vi: 'Cảm ơn bạn', ru: 'Спасибо' }
const thanks: SavedReply = { id: 'r1', title: 'Thanks', texts }
const show = () => renderScreen(<SavedRepliesPage />, { user: operator })

test('a reply is saved once all languages are there; what is missing is said beside its field', async () => {
  fakeApi.answer(savedReplies.list, { items: [] })
  const { screen, user, t } = await show()
  assert.ok(await screen.findByText(t('operatorConversations.noReplies')))
  await user.click(screen.getByRole('button', { name: t('operatorConversations.addReply') }))
  await user.type(await screen.findByLabelText(t('operatorConversations.replyTitle')), 'Thanks')
  await user.type(screen.getByLabelText(languageNames.en), texts.en)
  await user.type(screen.getByLabelText(languageNames.vi), texts.vi)
  await user.click(screen.getByRole('button', { name: t('operatorConversations.saveReply') }))
  assert.ok(await screen.findByText(t('fields.required')))
  await user.type(screen.getByLabelText(languageNames.ru), texts.ru)
  const calls = fakeApi.answer(savedReplies.create, { id: 'r1' })
  fakeApi.answer(savedReplies.list, { items: [thanks] })
  await user.click(screen.getByRole('button', { name: t('operatorConversations.saveReply') }))
  assert.ok(await screen.findByText('Thank you'))
  assert.deepEqual(calls[0]?.body, { title: 'Thanks', texts })
})

test('a reply is deleted only after a question', async () => {
  fakeApi.answer(savedReplies.list, { items: [thanks] })
  const { screen, user, t } = await show()
  await user.click(
    await screen.findByRole('button', { name: t('operatorConversations.removeReplyOf', { title: 'Thanks' }) }),
  )
  const calls = fakeApi.answer(savedReplies.remove, null)
  fakeApi.answer(savedReplies.list, { items: [] })
  await user.click(await screen.findByRole('button', { name: t('operatorConversations.removeReply') }))
  await waitFor(() => assert.equal(calls[0]?.params.id, 'r1'))
  assert.ok(await screen.findByText(t('operatorConversations.noReplies')))
})

test('refused replies say why and can be tried again', async () => {
  fakeApi.refuse(savedReplies.list, 'RATE_LIMITED', 'Too fast.')
  const { screen, t } = await show()
  assert.ok(await screen.findByText(/Too fast\./))
  assert.ok(screen.getByRole('button', { name: t('ui.tryAgain') }))
})
