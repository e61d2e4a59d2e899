import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../server/src/platform/embedded-postgres/free-port.ts'

const checkout = fileURLToPath(new URL('..', import.meta.url))
const REST_MS = 20_000
/**
 * The shop delays the restart of a process that dies within a second of being ready; the measurement avoids that delay.
 */
const STEADY_MS = 1_500
const KILLS = 5

/**
 * Starts the shop with this program, lets it rest, and kills an API process five times. Returns the milliseconds until
 * ready and until a killed process is back (median). Also the processor time of an API start, and each process's memory
 * at rest (RSS and PSS in MB).
 */
export async function measureRest(program: string): Promise<Record<string, number | string>> {
  const folder = mkdtempSync(join(tmpdir(), 'runmart-bench-'))
  chmodSync(folder, 0o755)
  const began = performance.now()
  const shop = spawn(process.execPath, [program], {
    cwd: checkout,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(await freePort()),
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'error',
      NODE_COMPILE_CACHE: join(folder, 'compiled'),
    },
  })
  let said = ''
  shop.stdout?.setEncoding('utf8').on('data', (text) => {
    said += text
  })
  const count = (words: RegExp) => said.match(words)?.length ?? 0
  const until = async (isSo: () => boolean) => {
    while (!isSo()) {
      if (shop.exitCode !== null) throw new Error(`The shop ended:\n${said}`)
      await sleep(5)
    }
  }
  try {
    await until(() => count(/Runmart is ready/g) > 0)
    const readyMs = Math.round(performance.now() - began)
    await sleep(REST_MS)
    const memory = memoryOf(shop.pid ?? 0)
    const back: number[] = []
    for (let kill = 0; kill < KILLS; kill++) {
      const before = count(/The API \d is back\./g)
      const killedAt = performance.now()
      process.kill(findProcess(shop.pid ?? 0, 'start-api'), 'SIGKILL')
      await until(() => count(/The API \d is back\./g) > before)
      back.push(Math.round(performance.now() - killedAt))
      await sleep(STEADY_MS)
    }
    back.sort((a, b) => a - b)
    return {
      'shop ready, ms': readyMs,
      'API back after kill -9, ms': back[Math.floor(KILLS / 2)] ?? 0,
      'slowest of five, ms': back.at(-1) ?? 0,
      'start of an API, processor ms': processorMs(findProcess(shop.pid ?? 0, 'start-api')),
      ...memory,
    }
  } finally {
    const ended = new Promise((resolve) => shop.once('exit', resolve))
    if (shop.exitCode === null && shop.kill('SIGTERM')) await ended
    rmSync(folder, { recursive: true, force: true })
  }
}

function memoryOf(starter: number): Record<string, string> {
  const parts = { starter, API: findProcess(starter, 'start-api'), worker: findProcess(starter, 'start-worker') }
  return Object.fromEntries(
    Object.entries(parts).map(([name, pid]) => {
      const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'latin1')
      const mb = (kind: string) => Math.round(Number(text.match(new RegExp(`^${kind}: +(\\d+)`, 'm'))?.[1]) / 1024)
      return [`${name} at rest, MB RSS / PSS`, `${mb('Rss')} / ${mb('Pss')}`]
    }),
  )
}

/** The oldest child of a process whose command has this word. */
function findProcess(parent: number, word: string): number {
  const found = readdirSync('/proc').flatMap((name) => {
    try {
      if (!readFileSync(`/proc/${name}/cmdline`, 'latin1').includes(word)) return []
      const fields = statOf(name)
      return Number(fields[1]) === parent ? [{ pid: Number(name), startedAt: Number(fields[19]) }] : []
    } catch {
      // Not a process, or it ended meanwhile.
      return []
    }
  })
  const [oldest] = found.sort((a, b) => a.startedAt - b.startedAt)
  if (!oldest) throw new Error(`There is no ${word}`)
  return oldest.pid
}

function processorMs(pid: number): number {
  const fields = statOf(pid)
  return (Number(fields[11]) + Number(fields[12])) * 10
}

const statOf = (pid: number | string) =>
  readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? []
