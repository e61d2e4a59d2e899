import assert from 'node:assert/strict'
import { test } from 'node:test'
import { within } from '@testing-library/react'
import { renderScreen } from '#test/render.tsx'
import { DateTimeField, readDateTime } from './date-time-field.tsx'

const show = async (defaultValue: string, language: 'en' | 'ru' = 'en') => {
  const rendered = await renderScreen(
    <form aria-label="form">
      <DateTimeField label="Until" name="endsAt" defaultValue={defaultValue} usualTime="23:59" />
    </form>,
    { language },
  )
  const group = within(rendered.screen.getByRole('group', { name: 'Until' }))
  const day = group.getByRole<HTMLInputElement>('textbox', { name: 'Until' })
  const time = group.getByRole<HTMLInputElement>('textbox', { name: rendered.t('lists.time') })
  const read = () =>
    readDateTime(new FormData(rendered.screen.getByRole<HTMLFormElement>('form', { name: 'form' })), 'endsAt')
  return { ...rendered, group, day, time, read }
}

test('day and time are shown and read as the language writes them', async () => {
  const { day, time, user, read } = await show('2026-11-16T10:30', 'ru')
  assert.deepEqual([day.value, time.value, read()], ['16.11.2026', '10:30', '2026-11-16T10:30'])
  await user.clear(time)
  await user.type(time, '9.05')
  await user.tab()
  assert.deepEqual([time.value, read()], ['09:05', '2026-11-16T09:05'])
})

test('a day alone gets the usual time, and without a day there is none', async () => {
  const { day, time, user, read } = await show('')
  assert.equal(read(), '')
  await user.type(day, '1/12/2026')
  await user.tab()
  assert.deepEqual([time.value, read()], ['23:59', '2026-12-01T23:59'])
  await user.clear(day)
  await user.tab()
  assert.deepEqual([time.value, read()], ['', ''])
})

test('what is no time stays, with a word about it, and is left for the form to refuse', async () => {
  const { group, time, user, read, t } = await show('2026-11-16T10:30')
  await user.clear(time)
  await user.type(time, 'noon')
  await user.tab()
  assert.ok(group.getByText(t('lists.timeFormat', { example: '23:59' })))
  assert.equal(read(), '2026-11-16Tnoon')
})
