import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { isolation, runBot, startBot } from '#test/bots/run-bot.ts'
import { eventually } from '#test/eventually.ts'
import { PreparedProcesses } from './prepared-processes.ts'
import type { IsolatedChild } from './spawn-isolated.ts'
import { innermostPid } from './watch-memory.ts'

const never = new AbortController().signal

function prepare({ spare = 1, idleMs = 60_000 } = {}) {
  const processes = new PreparedProcesses({ isolation, memoryMb: 256, spare, idleMs })
  const given: IsolatedChild[] = []
  const take = async (): Promise<IsolatedChild> => {
    const taken = await processes.take(never)
    assert.ok(taken)
    given.push(taken)
    return taken
  }
  const end = () => {
    processes.stop()
    for (const it of given) it.kill('SIGKILL')
  }
  return { processes, take, [Symbol.dispose]: end }
}

test('a process waits for a bot, runs it, and is given to nobody else', async () => {
  using pool = prepare()
  await eventually(() => pool.processes.pids.length === 1)
  const [waiting] = pool.processes.pids
  const [first, second] = await Promise.all([pool.take(), pool.take()])
  assert.equal(first.pid, waiting)
  assert.notEqual(first.pid, second.pid)
  assert.ok(!pool.processes.pids.includes(first.pid))
  const { results } = await runBot('does-nothing', ['a', 'b'], { prepared: first })
  assert.deepEqual(
    results.map(({ status }) => status),
    ['ok', 'ok'],
  )
  // The process ends with its run.
  await eventually(() => !isRunning(first.pid))
  const third = await pool.take()
  assert.notEqual(third.pid, first.pid)
})

test('a prepared process holds a bot no less than a new one', async () => {
  using pool = prepare()
  const attacks = ['ways import node:fs', 'ways import node:sqlite', 'files read /etc/passwd', 'processes spawn 1']
  const { results } = await runBot('attacks-directly', attacks, { prepared: await pool.take() })
  for (const [at, attack] of attacks.entries()) assert.equal(results[at]?.status, 'failed', attack)
})

test('a prepared process knows nothing of another run', async () => {
  using pool = prepare({ spare: 2 })
  const prepared = await pool.take()
  await using other = startBot('does-nothing', { prepared: await pool.take(), settings: { key: 'secret-of-another' } })
  other.child.give([{ line: 0, text: 'line-of-another' }])
  await other.answered(1)
  const inner = innermostPid(prepared.pid)
  for (const what of ['cmdline', 'environ'])
    assert.doesNotMatch(readFileSync(`/proc/${inner}/${what}`, 'latin1'), /of-another|does-nothing/)
  if (isolation.layers.ownUser) assert.notEqual(uidOf(inner), uidOf(innermostPid(other.child.pid ?? 0)))
  const { results } = await runBot('reads-environment', ['x'], { prepared })
  const { env, argv, cwd } = JSON.parse(results[0]?.text ?? '')
  assert.deepEqual([env, argv, cwd], [{}, [], '/'])
})

test('one that dies while it waits is replaced', async () => {
  using pool = prepare()
  await eventually(() => pool.processes.pids.length === 1)
  const [pid = 0] = pool.processes.pids
  process.kill(innermostPid(pid), 'SIGKILL')
  await eventually(() => pool.processes.pids.length === 1 && pool.processes.pids[0] !== pid)
  await runBot('does-nothing', ['a'], { prepared: await pool.take() })
})

test('when no run begins for a while one is left, and with the next run there are more again', async () => {
  using pool = prepare({ spare: 3, idleMs: 4_000 })
  await eventually(() => pool.processes.pids.length === 3)
  const pids = pool.processes.pids
  await eventually(() => pool.processes.pids.length === 1)
  await eventually(() => pids.filter(isRunning).length === 1)
  await using run = startBot('does-nothing', { prepared: await pool.take() })
  await run.child.ready
  await eventually(() => pool.processes.pids.length === 3)
})

test('whoever no longer needs a process is not waited for, and stopping leaves none', async () => {
  using pool = prepare()
  const taken: (IsolatedChild | null)[] = []
  const stop = new AbortController()
  const left = pool.processes.take(stop.signal)
  stop.abort()
  const first = await pool.take()
  taken.push(await left, await pool.processes.take(stop.signal))
  assert.deepEqual(taken, [null, null])
  await eventually(() => pool.processes.pids.length === 1)
  const pids = pool.processes.pids
  const waiting = Promise.all(Array.from({ length: 4 }, () => pool.processes.take(never)))
  pool.processes.stop()
  for (const it of [first, ...(await waiting)]) it?.kill('SIGKILL')
  assert.equal(await pool.processes.take(never), null)
  await eventually(() => !pids.some(isRunning) && !isRunning(first.pid))
})

test('where no process can be started, whoever waits learns it', async () => {
  const { PATH } = process.env
  process.env.PATH = '/nowhere'
  using pool = prepare()
  await assert.rejects(pool.processes.take(never), /could not be started|ended before/)
  process.env.PATH = PATH
  await runBot('does-nothing', ['a'], { prepared: await pool.take() })
})

const orphaned = isolation.missing.includes('orphans') && 'not kept here'
test('processes that wait for a bot do not outlive their node, even one that is killed', {
  skip: orphaned,
}, async () => {
  const program = fileURLToPath(import.meta.resolve('#test/bots/start-prepared.ts'))
  const parent = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [output] = await once(parent.stdout, 'data')
  const pids = String(output).trim().split(' ').map(Number)
  assert.ok(pids.length >= 2 && pids.every(isRunning), `${pids}`)
  parent.kill('SIGKILL')
  await eventually(() => !pids.some(isRunning))
})

function uidOf(pid: number): string | undefined {
  return /^Uid:\t(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
}

function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}
