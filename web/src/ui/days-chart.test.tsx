import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderScreen } from '#test/render.tsx'
import { DaysFigure } from './days-chart.tsx'

test('a loss hangs from the line that a gain stands on, on one scale', async () => {
  const days = [
    { date: '2026-11-01', amount: 200, before: -100 },
    { date: '2026-11-02', amount: -100 },
  ]
  const { view } = await renderScreen(<DaysFigure days={days} legend={() => null} table={null} />)
  const [gain, , loss] = [...view.container.querySelectorAll('rect:not(.fill-transparent)')].map((it) =>
    ['y', 'height'].map((name) => Number(it.getAttribute(name))),
  )
  assert.deepEqual(
    [gain, loss],
    [
      [0, 66],
      [66, 33],
    ],
  )
  const labels = [...view.container.querySelectorAll('.tabular-nums span')].map((it) => it.textContent)
  assert.deepEqual(labels, ['200', '100', '0', '-100'])
})
