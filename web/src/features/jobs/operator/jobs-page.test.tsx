import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type GivenUpJob, jobs } from '@runmart/contract/jobs'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { customer, listPage } from '#test/samples.ts'
import JobsPage from './jobs-page.tsx'

const user = { ...customer, role: 'operator' as const, isOwner: true }
const mail: GivenUpJob = {
  id: '7',
  name: 'accounts.send-letter',
  attempts: 12,
  problem: 'connect ECONNREFUSED',
  askedAt: '2026-11-15T08:00:00.000Z',
  gaveUpAt: '2026-11-15T09:00:00.000Z',
}
const unknown = { ...mail, id: '8', name: 'invoices.print' }

test('a task says what it is about and why it failed, and is tried again by one press', async () => {
  fakeApi.answer(jobs.givenUp, listPage([mail, unknown]))
  const calls = fakeApi.answer(jobs.retry, { count: 1 })
  const { screen, user: person, t } = await renderScreen(<JobsPage />, { user })
  await screen.findByText(t('jobAreas.accounts'))
  assert.equal(screen.getAllByText(mail.problem).length, 2)
  await person.click(screen.getByRole('button', { name: t('operatorJobs.retryOf', { name: mail.name }) }))
  await screen.findByText(t('operatorJobs.retried', { count: 1 }))
  assert.deepEqual(calls[0]?.body, { ids: ['7'] })
  await person.click(screen.getByRole('button', { name: t('operatorJobs.retryAll', { count: 2 }) }))
  assert.deepEqual(calls[1]?.body, { ids: ['7', '8'] })
})

test('a task is removed only after a question', async () => {
  fakeApi.answer(jobs.givenUp, listPage([mail]))
  const calls = fakeApi.answer(jobs.remove, { count: 1 })
  const { screen, user: person, t } = await renderScreen(<JobsPage />, { user })
  await person.click(await screen.findByRole('button', { name: t('operatorJobs.removeOf', { name: mail.name }) }))
  assert.equal(calls.length, 0)
  await person.click(await screen.findByRole('button', { name: t('operatorJobs.remove') }))
  await screen.findByText(t('operatorJobs.removed'))
  assert.deepEqual(calls[0]?.body, { ids: ['7'] })
})

test('no failed tasks', async () => {
  fakeApi.answer(jobs.givenUp, listPage([]))
  const { screen, t } = await renderScreen(<JobsPage />, { user })
  await screen.findByText(t('operatorJobs.none'))
})
