import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useState } from 'react'
import { renderScreen } from '#test/render.tsx'
import { DateField } from './date-field.tsx'

const chosen: string[] = []
function Field({ max }: { max?: string }) {
  const [day, setDay] = useState('2026-11-16')
  const change = (next: string) => {
    chosen.push(next)
    setDay(next)
  }
  return <DateField label="From" name="from" value={day} max={max} onChange={change} />
}

test('a day is typed as the language writes it, and what is none stays with a word about it', async () => {
  chosen.length = 0
  const { screen, user, t } = await renderScreen(<Field />, { language: 'ru' })
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'From' })
  assert.equal(field.value, '16.11.2026')
  await user.clear(field)
  await user.type(field, '1/12/26{Enter}')
  assert.deepEqual([chosen, field.value], [['2026-12-01'], '01.12.2026'])
  await user.clear(field)
  await user.type(field, '31.02.2026')
  await user.tab()
  assert.ok(screen.getByText(new RegExp(t('lists.dayFormat', { example: '' }).trim())))
  assert.deepEqual([chosen.length, field.value], [1, '31.02.2026'])
  await user.clear(field)
  await user.tab()
  assert.equal(chosen.at(-1), '')
})

test('a day is chosen in the calendar by the keyboard alone, within its limits', async () => {
  chosen.length = 0
  const { screen, user, t } = await renderScreen(<Field max="2026-11-20" />)
  await user.click(screen.getByRole('button', { name: `${t('lists.openCalendar')}: From` }))
  await screen.findByRole('dialog', { name: 'From' })
  const day = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
  assert.equal(day(/^16\sNov\s2026$/).getAttribute('aria-pressed'), 'true')
  assert.ok(day(/^21\sNov\s2026$/).disabled)
  day(/^16\sNov\s2026$/).focus()
  await user.keyboard('{ArrowDown}')
  assert.equal(document.activeElement, day(/^20\sNov\s2026$/), 'not past the limit')
  await user.keyboard('{ArrowLeft}{PageUp}{Home}')
  assert.equal(document.activeElement, day(/^19\sOct\s2026$/), 'a Monday')
  await user.keyboard('{Enter}')
  assert.deepEqual(chosen, ['2026-10-19'])
})
