import assert from 'node:assert/strict'
import { test } from 'node:test'
import { botSchedules } from '@runmart/contract/bots-schedules'
import { waitFor } from '@testing-library/react'
import { queryClient } from '#platform/query-client.ts'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { botSchedule, customer } from '#test/samples.ts'
import { RunSchedule } from './run-schedule.tsx'

const show = () => renderScreen(<RunSchedule orderId={botSchedule.orderId} />, { user: customer })

test('a schedule is set for some days of the week, at a time however it is typed', async () => {
  fakeApi.answer(botSchedules.ofOrder, { schedule: null, canSchedule: true })
  const saved = fakeApi.answer(botSchedules.save, { schedule: botSchedule })
  const { screen, t, user } = await show()
  await user.click(await screen.findByRole('button', { name: t('botSchedules.set') }))
  const save = () => user.click(screen.getByRole('button', { name: t('botSchedules.save') }))
  for (const day of ['Saturday', 'Sunday']) await user.click(screen.getByRole('checkbox', { name: day }))
  const time = screen.getByRole('textbox', { name: t('botSchedules.time') })
  await user.clear(time)
  await user.type(time, '25:00')
  await save()
  assert.ok(await screen.findByText(t('fields.invalid')))
  assert.equal(saved.length, 0)
  await user.clear(time)
  await user.type(time, '3h30')
  await save()
  await waitFor(() => assert.ok(!screen.queryByRole('dialog')))
  assert.deepEqual(saved[0]?.body, { by: 'clock', time: '03:30', weekdays: [1, 2, 3, 4, 5] })
})

test('without any day it is not sent, and every few hours asks for no day', async () => {
  fakeApi.answer(botSchedules.ofOrder, { schedule: null, canSchedule: true })
  const saved = fakeApi.answer(botSchedules.save, { schedule: botSchedule })
  const { screen, t, user } = await show()
  await user.click(await screen.findByRole('button', { name: t('botSchedules.set') }))
  for (const day of screen.getAllByRole('checkbox')) await user.click(day)
  await user.click(screen.getByRole('button', { name: t('botSchedules.save') }))
  assert.ok(await screen.findByText(t('fields.required')))
  await user.click(screen.getByLabelText(t('botSchedules.byHours')))
  const hours = screen.getByRole('textbox', { name: t('botSchedules.hours') })
  await user.clear(hours)
  await user.type(hours, '169')
  await user.click(screen.getByRole('button', { name: t('botSchedules.save') }))
  assert.ok(await screen.findByText(t('fields.between', { least: '1', most: '168' })))
  await user.clear(hours)
  await user.type(hours, '12')
  await user.click(screen.getByRole('button', { name: t('botSchedules.save') }))
  await waitFor(() => assert.deepEqual(saved[0]?.body, { by: 'hours', hours: 12 }))
})

test('one that is set says when the bot starts next and why it did not last time, and is removed at one press', async () => {
  const schedule = { ...botSchedule, passedOver: 'running' } as const
  fakeApi.answer(botSchedules.ofOrder, { schedule, canSchedule: true })
  const removed = fakeApi.answer(botSchedules.remove, null)
  const { screen, t, user } = await show()
  assert.ok(await screen.findByText('Mon, Fri at 03:30'))
  assert.equal(document.querySelector('time')?.getAttribute('datetime'), botSchedule.nextAt)
  assert.ok(screen.getByText(t('schedulePassedOver.running')))
  await user.click(screen.getByRole('button', { name: t('botSchedules.removeNamed') }))
  assert.equal(removed[0]?.params.id, botSchedule.orderId)
})

test('when the paid days end before another start, that is said', async () => {
  const schedule = { ...botSchedule, when: { by: 'hours', hours: 1 }, nextAt: null } as const
  fakeApi.answer(botSchedules.ofOrder, { schedule, canSchedule: true })
  const { screen, t } = await show()
  assert.ok(await screen.findByText(t('botSchedules.noNext')))
  assert.ok(screen.getByText('Every hour'))
})

test('what the shop refuses is shown in the dialog', async () => {
  fakeApi.answer(botSchedules.ofOrder, { schedule: null, canSchedule: true })
  fakeApi.refuse(botSchedules.save, 'SCHEDULE_TOO_LATE', 'Too late.')
  const { screen, t, user } = await show()
  await user.click(await screen.findByRole('button', { name: t('botSchedules.set') }))
  await user.click(screen.getByRole('button', { name: t('botSchedules.save') }))
  assert.ok(await screen.findByText('Too late.'))
})

test('a bot that cannot have one says nothing of it; where it could not be asked about, that is said', async () => {
  const asked = fakeApi.answer(botSchedules.ofOrder, { schedule: null, canSchedule: false })
  const { view } = await show()
  await waitFor(() => assert.equal(asked.length, 1))
  await waitFor(() => assert.equal(queryClient.isFetching(), 0))
  assert.equal(view.container.textContent, '')
  view.unmount()
  queryClient.clear()
  fakeApi.refuse(botSchedules.ofOrder, 'NOT_FOUND', 'Not found.')
  const { screen } = await show()
  assert.ok(await screen.findByText('Not found.'))
})
