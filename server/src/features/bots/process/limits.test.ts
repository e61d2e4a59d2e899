import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runBot, startBot } from '#test/bots/run-bot.ts'

for (const what of ['heap', 'buffers', 'gently'])
  test(`2 GB (${what}) end within the limit while another bot goes on`, async () => {
    await using other = startBot('does-nothing')
    other.child.give([{ line: 0, text: '' }])
    await other.answered(1)
    const { results, ending } = await runBot('eats-memory', [what], { limits: { hungMs: 30_000, lineMs: 60_000 } })
    // The system may also refuse the memory, which breaks the bot on this line.
    if (ending) assert.equal(ending.why, 'memory', ending.detail)
    else assert.equal(results[0]?.status, 'skipped')
    other.child.give([{ line: 1, text: '' }])
    await other.answered(2)
    assert.equal(other.answers.length, 2)
  })

test('an endless loop is ended in its time; what was answered before counts', async () => {
  const { results, ending, ms } = await runBot('never-ends', ['a', 'late', 'loop'], {
    limits: { hungMs: 800, concurrency: 1 },
  })
  assert.deepEqual(
    results.map(({ text }) => text),
    ['a', 'late'],
  )
  assert.equal(ending?.why, 'hung')
  assert.ok(ms > 800 && ms < 4_000, `${ms} ms`)
})

test('a line that never answers is skipped in its time and holds up nobody', async () => {
  const { results, ms } = await runBot('never-ends', ['wait', 'a', 'wait'], { limits: { lineMs: 300 } })
  assert.deepEqual(
    results.map(({ status, text }) => [status, text]),
    [
      ['skipped', 'the bot took too long'],
      ['ok', 'a'],
      ['skipped', 'the bot took too long'],
    ],
  )
  assert.ok(ms < 2_000, `${ms} ms`)
})

for (const way of ['console', 'error', 'stdout'])
  test(`what is printed without end (${way}) is cut and counted`, async () => {
    await using run = startBot('prints-without-end', { limits: { lineMs: 1_500 } })
    run.child.give([{ line: 0, text: `${way} gently` }])
    const before = process.memoryUsage().rss
    await run.answered(1)
    assert.ok(process.memoryUsage().rss - before < 50_000_000)
    run.child.kill()
    await run.child.ended
    assert.ok(run.logged.length > 20 && run.logged.length < 100, `${run.logged.length}`)
    assert.ok(run.logged.every((text) => text.length <= 500))
    assert.match(run.logged.join('\n'), /^lines-left-out \d+$/m)
  })

for (const [way, detail] of [
  ['console', /^the bot gave no sign of life/],
  ['channel', /^the bot's process sent something too long/],
  ['messages', /^the bot gave no sign of life/],
  ['beats', /^the bot answered no line/],
  ['beside', /^the bot gave no sign of life/],
] as const)
  test(`printing without end or pause (${way}) ends the process and does not fill ours`, async () => {
    const before = process.memoryUsage().rss
    const run = startBot('prints-without-end', { limits: { hungMs: 1_000, lineMs: 1_000 } })
    run.child.give([{ line: 0, text: way }])
    // This process must stay responsive: measures the delay of its clock.
    let latest = 0
    let last = performance.now()
    const clock = setInterval(() => {
      latest = Math.max(latest, performance.now() - last)
      last = performance.now()
    }, 20)
    const ending = await run.child.ended
    clearInterval(clock)
    assert.match(ending.detail, detail)
    assert.ok(run.logged.length < 200, `${run.logged.length}`)
    assert.ok(process.memoryUsage().rss - before < 80_000_000)
    assert.ok(latest < 1_000, `${latest} ms`)
  })

test('what a bot says on its console and in its log arrives as plain text', async () => {
  await using run = startBot('prints-without-end')
  run.child.give([{ line: 0, text: 'twice' }])
  await run.answered(1)
  run.child.kill()
  await run.child.ended
  assert.deepEqual(run.logged, ['on console', 'in the log [31m'])
})
