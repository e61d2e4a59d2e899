import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Language } from '@runmart/contract/languages'
import { type Issue, newsletter } from '@runmart/contract/newsletter'
import { waitFor, within } from '@testing-library/react'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { listPage, longWord, many, operator } from '#test/samples.ts'
import NewsletterPage from './newsletter-page.tsx'

const text = { subject: 'News of May', text: 'All is well.' }
const texts = { en: text, vi: text, ru: { ...text, subject: longWord } }
const sent: Issue = {
  id: '1',
  texts,
  sentAt: '2026-11-15T08:00:00.000Z',
  sentBy: 'khanh',
  readers: 100,
  sent: 60,
  failed: 3,
  waiting: 0,
}
const subscribers = { readers: { en: 1_000, vi: 200, ru: 34 }, unconfirmed: 7 }
const announce = (issues: Issue[] = [], total = issues.length, readers = subscribers) => {
  fakeApi.answer(newsletter.subscribers, readers)
  return fakeApi.answer(newsletter.issues, listPage(issues, total))
}
const show = (language: Language = 'en') => renderScreen(<NewsletterPage />, { user: operator, language })
type Shown = Awaited<ReturnType<typeof show>>

async function write({ screen, user }: Shown) {
  const fields = screen.getAllByRole('textbox')
  for (const [at, field] of fields.entries()) await user.type(field, at % 2 ? text.text : text.subject)
}

test('while it loads, nothing says that there are no subscribers or issues, and nothing can be sent', async () => {
  fakeApi.hold(newsletter.subscribers)
  fakeApi.hold(newsletter.issues)
  const { screen, view, t } = await show()
  assert.ok(view.container.querySelector('[aria-busy=true]'))
  assert.equal(screen.queryAllByText(t('operatorNewsletter.none')).length, 0)
  assert.equal(screen.queryAllByText(new RegExp(t('operatorNewsletter.noReaders'))).length, 0)
  assert.ok(screen.getByRole<HTMLButtonElement>('button', { name: t('operatorNewsletter.send') }).disabled)
})

test('without subscribers and issues the page says so, and only a test can be sent', async () => {
  announce([], 0, { readers: { en: 0, vi: 0, ru: 0 }, unconfirmed: 0 })
  const { screen, t } = await show()
  assert.ok(await screen.findByText(t('operatorNewsletter.noReaders')))
  assert.ok(await screen.findByText(t('operatorNewsletter.none')))
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
  assert.deepEqual(
    [button(t('operatorNewsletter.send')).disabled, button(t('operatorNewsletter.try')).disabled],
    [true, false],
  )
})

test('refused issues say why and can be tried again', async () => {
  announce()
  fakeApi.refuse(newsletter.issues, 'RATE_LIMITED', 'Too fast.')
  const { screen, user, t } = await show()
  assert.ok(await screen.findByText(/Too fast\./))
  announce([sent])
  await user.click(screen.getByRole('button', { name: t('ui.tryAgain') }))
  assert.ok(await screen.findByRole('heading', { name: 'News of May' }))
})

test('many issues are counted, and a full page leads to the next', async () => {
  const calls = announce(
    many(10, (at) => ({ ...sent, id: String(at) })),
    25,
  )
  const { screen, user, t } = await show()
  assert.ok(await screen.findByText(t('operatorNewsletter.found', { count: 25 })))
  assert.ok(screen.getByText(t('operatorNewsletter.unconfirmed', { count: 7 })))
  await user.click(screen.getByRole('button', { name: t('lists.nextPage') }))
  await waitFor(() => assert.equal(calls.at(-1)?.query?.page, '2'))
})

test('in Russian, an issue under way counts all of its readers, and a very long subject may break', async () => {
  announce([{ ...sent, waiting: 30 }])
  const { screen, t } = await show('ru')
  assert.ok((await screen.findByRole('heading', { name: longWord })).classList.contains('wrap-anywhere'))
  assert.ok(screen.getByText(t('operatorNewsletter.underWay')))
  const counts = [
    t('operatorNewsletter.progress', { sent: 60, readers: 100 }),
    t('operatorNewsletter.waiting', { count: 30 }),
    t('operatorNewsletter.failed', { count: 3 }),
    t('operatorNewsletter.left', { count: 7 }),
  ]
  assert.ok(screen.getByText(counts.join(' · ')))
})

test('what is missing is said beside each of the six fields, and nothing is sent', async () => {
  announce()
  const calls = fakeApi.hold(newsletter.sendTestIssue)
  const { screen, user, t } = await show()
  await user.click(screen.getByRole('button', { name: t('operatorNewsletter.try') }))
  assert.equal((await screen.findAllByText(t('fields.required'))).length, 6)
  assert.equal(calls.length, 0)
})

test('a test goes out at once and leaves the draft, which is still there after a reload', async () => {
  announce()
  const calls = fakeApi.answer(newsletter.sendTestIssue, null, 'Test sent.')
  const shown = await show()
  await write(shown)
  await shown.user.click(shown.screen.getByRole('button', { name: shown.t('operatorNewsletter.try') }))
  assert.ok(await shown.screen.findByText('Test sent.'))
  assert.deepEqual(calls[0]?.body, { texts: { en: text, vi: text, ru: text } })
  const again = await show()
  assert.equal(again.screen.getAllByDisplayValue(text.subject).length, 3)
})

test('an issue goes to all only after a question that counts them; refused it stays, sent it is gone from the form', async () => {
  announce()
  const shown = await show()
  const { screen, user, t } = shown
  await write(shown)
  const send = async () => {
    await user.click(screen.getByRole('button', { name: t('operatorNewsletter.send') }))
    const question = within(await screen.findByRole('alertdialog'))
    assert.ok(question.getByText(t('operatorNewsletter.sureTitle', { count: 1_234 })))
    await user.click(question.getByRole('button', { name: t('operatorNewsletter.sureNow', { count: 1_234 }) }))
  }
  fakeApi.refuse(newsletter.sendIssue, 'LETTER_SENT', 'Sent before.')
  await send()
  assert.ok(await screen.findByText('Sent before.'))
  assert.equal(screen.getAllByDisplayValue(text.subject).length, 3)
  const calls = fakeApi.answer(newsletter.sendIssue, { letter: sent }, 'On its way.')
  await send()
  assert.ok(await screen.findByText('On its way.'))
  assert.equal(calls.length, 1)
  await waitFor(() => assert.equal(screen.queryAllByDisplayValue(text.subject).length, 0))
})
