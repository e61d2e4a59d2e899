import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Announcement, content } from '@runmart/contract/content'
import { within } from '@testing-library/react'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { listPage, operator } from '#test/samples.ts'
import AnnouncementPage from './announcement-page.tsx'
import AnnouncementsPage from './announcements-page.tsx'

const hour = 3_600_000
const at = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()
const announcement = (id: string, it: Partial<Announcement['draft']> & { isPublished?: boolean }): Announcement => {
  const { isPublished = true, ...draft } = it
  const texts = { en: `Text ${id}`, vi: `Nội dung ${id}`, ru: `Текст ${id}` }
  return {
    id,
    version: 1,
    isPublished,
    createdAt: at(0),
    draft: { kind: 'info', texts, link: null, startsAt: null, endsAt: null, ...draft },
  }
}

test('each says whether everybody reads it now', async () => {
  const items = [
    announcement('a', { isPublished: false }),
    announcement('b', { startsAt: at(hour) }),
    announcement('c', { startsAt: at(-hour) }),
    announcement('d', { startsAt: at(-2 * hour), endsAt: at(-hour) }),
  ]
  fakeApi.answer(content.announcements, listPage(items))
  const { screen, t } = await renderScreen(<AnnouncementsPage />, { user: operator })
  const list = await screen.findByRole('list', { name: t('operatorContent.announcements') })
  const rows = within(list).getAllByRole('listitem')
  const states = ['draft', 'scheduled', 'live', 'ended'] as const
  for (const [index, state] of states.entries())
    assert.ok(within(rows[index] as HTMLElement).getByText(t(`operatorContent.${state}`)))
})

test('without any the page says what they are for; refused, why', async () => {
  fakeApi.answer(content.announcements, listPage([]))
  const empty = await renderScreen(<AnnouncementsPage />, { user: operator })
  assert.ok(await empty.screen.findByText(empty.t('operatorContent.none')))
  fakeApi.refuse(content.announcements, 'RATE_LIMITED', 'Too fast.')
  const refused = await renderScreen(<AnnouncementsPage />, { user: operator, path: '/?page=2' })
  assert.ok(await refused.screen.findByText(/Too fast\./))
})

test('a language that is missing is said beside its field; a whole one is published after a question that shows it', async () => {
  const created = fakeApi.answer(content.createAnnouncement, {
    announcement: announcement('new', { isPublished: false }),
  })
  const published = fakeApi.answer(content.publishAnnouncement, { announcement: announcement('new', {}) })
  const { screen, user, t } = await renderScreen(<AnnouncementPage />, { user: operator })
  await user.type(screen.getByLabelText('English'), 'Banks rest on Monday')
  await user.type(screen.getByLabelText('Tiếng Việt'), 'Thứ Hai ngân hàng nghỉ')
  await user.click(screen.getByRole('button', { name: t('operatorContent.publish') }))
  assert.ok(await screen.findByText(t('fields.required')))
  assert.equal(created.length, 0)
  await user.type(screen.getByLabelText('Русский'), 'В понедельник банки не работают')
  await user.click(screen.getByRole('button', { name: t('operatorContent.publish') }))
  const question = within(await screen.findByRole('alertdialog', { name: t('operatorContent.sureNow') }))
  assert.ok(question.getByText('Banks rest on Monday'))
  assert.equal(created.length, 0)
  await user.click(question.getByRole('button', { name: t('operatorContent.publish') }))
  await screen.findByRole('heading', { name: t('operatorContent.newTitle') })
  assert.equal(published[0]?.params?.id, 'new')
})
