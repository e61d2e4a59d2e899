import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderScreen } from '#test/render.tsx'
import { customer } from '#test/samples.ts'
import { canSpread, type Spread, SpreadFields, useSpread } from './spread-fields.tsx'

let last: Spread['form'] = { runs: undefined, everyMinutes: undefined }

function Sample({ typed = {} }: { typed?: { runs?: string; every?: string; everyUnit?: string } }) {
  const spread = useSpread({ typed, keep: () => undefined })
  last = spread.form
  return <SpreadFields spread={spread} />
}

test('a button until it is pressed; then runs and interval, counted in minutes, and when the last one starts', async () => {
  const { screen, t, user } = await renderScreen(<Sample />, { user: customer })
  await user.click(screen.getByRole('button', { name: t('drips.add') }))
  assert.deepEqual(last, { runs: 5, everyMinutes: 60 })
  const runs = screen.getByLabelText(t('drips.runs'))
  await user.clear(runs)
  await user.type(runs, '10')
  await user.click(screen.getByLabelText(t('drips.day')))
  assert.deepEqual(last, { runs: 10, everyMinutes: 1_440 })
  const at = Date.parse(document.querySelector('time')?.getAttribute('datetime') ?? '')
  assert.equal(Math.round((at - Date.now()) / 86_400_000), 9)
  await user.click(screen.getByRole('button', { name: t('drips.remove') }))
  assert.ok(screen.getByRole('button', { name: t('drips.add') }))
})

test('what was filled in before is there again', async () => {
  const { screen, t } = await renderScreen(<Sample typed={{ runs: '3', every: '30', everyUnit: 'minute' }} />, {
    user: customer,
  })
  assert.equal((screen.getByLabelText(t('drips.runs')) as HTMLInputElement).value, '3')
  assert.deepEqual(last, { runs: 3, everyMinutes: 30 })
})

test('only what people or suppliers deliver by the piece can be spread', () => {
  const service = { serviceType: 'REFERRAL', billing: 'unit', stocked: false } as const
  assert.ok(canSpread(service))
  assert.ok(!canSpread({ ...service, serviceType: 'AUTO_BOT' }))
  assert.ok(!canSpread({ ...service, billing: 'day' }))
  assert.ok(!canSpread({ ...service, stocked: true }))
  assert.ok(!canSpread(null))
})
