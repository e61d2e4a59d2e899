import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { isolation, runBot, startBot } from '#test/bots/run-bot.ts'
import { eventually } from '#test/eventually.ts'

for (const [way, words] of [
  ['exit', /^exit code 0$/],
  ['timer', /^Error: thrown in a timer \(exit code 1\)$/],
  ['rejection', /^Error: nobody caught it \(exit code 1\)$/],
  ['abort', /^ended by SIG(ABRT|SEGV|TRAP|ILL)$|^exit code 1\d\d$/],
] as const)
  test(`a bot that ends its own process (${way}) has crashed, and what it answered before counts`, async () => {
    await using run = startBot('crashes')
    run.child.give([{ line: 0, text: 'nothing' }])
    await run.answered(1)
    run.child.give([{ line: 1, text: way }])
    const { why, detail } = await run.child.ended
    assert.equal(why, 'crashed')
    assert.match(detail, words)
    assert.deepEqual(
      run.answers.map(({ line, status }) => [line, status]),
      [[0, 'ok']],
    )
  })

test('a line the bot breaks on or cannot read is skipped with a code', async () => {
  const { results, logged } = await runBot('crashes', ['throw', 'unheard of', 'nothing'])
  assert.deepEqual(
    results.map(({ status, text }) => [status, text]),
    [
      ['skipped', 'the bot broke on this line'],
      ['skipped', 'No such way'],
      ['ok', 'nothing'],
    ],
  )
  assert.deepEqual(
    results.map(({ problem }) => problem),
    ['threw', 'unreadable', undefined],
  )
  assert.deepEqual(logged, ['bot-threw thrown in the line'])
})

test('kill ends it at once, also in a loop, and nothing of it is left', async () => {
  // No limit of the line or of heartbeats must end it first.
  const run = startBot('never-ends', { limits: { lineMs: 60_000, hungMs: 60_000 } })
  run.child.give([{ line: 0, text: 'loop' }])
  await sleep(300)
  const began = performance.now()
  run.child.kill()
  assert.equal((await run.child.ended).why, 'killed')
  assert.ok(performance.now() - began < 5_000)
  assert.throws(() => process.kill(-(run.child.pid ?? 0), 0), { code: 'ESRCH' })
})

test('halt: lines under way finish, none begins, and it is told when all is quiet', async () => {
  await using run = startBot('never-ends', { limits: { concurrency: 2, lineMs: 600 } })
  run.child.give(['a', 'late', 'wait', 'b', 'c'].map((text, line) => ({ line, text })))
  await run.answered(1)
  await run.child.halt()
  assert.deepEqual(run.answers.map(({ line, status }) => `${line} ${status}`).sort(), ['0 ok', '1 ok', '2 skipped'])
  await run.child.halt()
  run.child.kill()
  await run.child.halt()
})

test('a bot that loops before it has said a word is ended; one that is not there has crashed', async () => {
  const loop = await runBot('loops-when-loaded', ['x'], { limits: { startMs: 500, hungMs: 500 } })
  assert.equal(loop.ending?.why, 'hung')
  const nobody = await runBot('no-such-bot', ['x'])
  assert.equal(nobody.ending?.why, 'crashed')
  assert.match(nobody.ending?.detail ?? '', /ENOENT/)
})

const orphaned = isolation.missing.includes('orphans') && 'not kept here'
test('a bot that loops does not outlive its parent, even one that is killed', { skip: orphaned }, async () => {
  const program = fileURLToPath(import.meta.resolve('#test/bots/start-loop.ts'))
  const parent = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [output] = await once(parent.stdout, 'data')
  const pids = String(output).trim().split(' ').map(Number)
  assert.ok(pids.length >= 1 && pids.every(isRunning), `${pids}`)
  parent.kill('SIGKILL')
  await eventually(() => !pids.some(isRunning))
})

function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}
