import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runProgram } from './run-program.ts'
import type { ScannedShop } from './scanned-shop.ts'

const CONNECTIONS = 300

export type SlowResult = {
  /** The most connections that the shop held open at a time. */
  open: number
  /** When it had closed all of them; null: not during the test, or there were none. */
  cutAfterSeconds: number | null
  /** Requests of other clients meanwhile. */
  requests: number
  failed: number
  p95Ms: number
  slowestMs: number
}

const reading = '-X -w 512 -y 1024 -n 5 -z 32 -k'
const ways: Record<string, { path: string; seconds: number; args: string }> = {
  'slow headers': { path: '/', seconds: 60, args: '-H -i 5 -x 24' },
  'slow body': { path: '/api/user/auth/login', seconds: 60, args: '-B -i 5 -s 8192 -t POST -f application/json -x 10' },
  'slow reading of a page': { path: '/', seconds: 100, args: `${reading} 3` },
  // Ten times half a megabyte: more than the system buffers, so the shop itself has to wait.
  'slow reading of megabytes': { path: '/api/openapi.json', seconds: 180, args: `${reading} 10` },
  ranges: { path: '/favicon.svg', seconds: 30, args: '-R -a 10 -b 3000 -t HEAD' },
}

/** Hundreds of clients as slow as possible, while another client goes on shopping. */
export async function scanWithSlowhttptest(shop: ScannedShop, folder: string): Promise<Record<string, SlowResult>> {
  const { host, port } = new URL(shop.url)
  const results: Record<string, SlowResult> = {}
  for (const [name, { path, seconds, args }] of Object.entries(ways)) {
    const report = join(folder, `slowhttptest ${name}`)
    const stop = new AbortController()
    const watching = Promise.all([watchConnections(Number(port), stop.signal), goShopping(shop.url, stop.signal)])
    const common = ['-c', String(CONNECTIONS), '-r', '100', '-p', '3', '-l', String(seconds), '-g', '-o', report]
    const slow = [...args.split(' '), ...common, '-u', `http://${host}${path}`]
    const began = performance.now()
    await writeFile(`${report}.log`, await runProgram('slowhttptest', slow, seconds + 30))
    const took = Math.round((performance.now() - began) / 1_000)
    stop.abort()
    const [held, others] = await watching
    // It ends early if the shop closed all of its connections.
    const wasCut = held.open > CONNECTIONS / 10 && took < seconds - 5
    results[name] = { ...held, cutAfterSeconds: held.cutAfterSeconds ?? (wasCut ? took : null), ...others }
  }
  return results
}

/** The system counts the shop's open connections: a client that does not read cannot see that it was cut. */
async function watchConnections(
  port: number,
  stop: AbortSignal,
): Promise<Pick<SlowResult, 'open' | 'cutAfterSeconds'>> {
  const began = performance.now()
  const ofOthers = CONNECTIONS / 10
  let open = 0
  let cutAfterSeconds: number | null = null
  while (!stop.aborted) {
    const held = await countEstablished(port)
    open = Math.max(open, held)
    if (held > ofOthers) cutAfterSeconds = null
    else if (open > ofOthers) cutAfterSeconds ??= Math.round((performance.now() - began) / 1_000)
    await sleep(250)
  }
  return { open, cutAfterSeconds }
}

async function countEstablished(port: number): Promise<number> {
  const [, ...rows] = (await readFile('/proc/net/tcp', 'utf8')).trim().split('\n')
  const at = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  return rows
    .map((row) => row.trim().split(/\s+/))
    .filter(([, local, , state]) => local?.endsWith(at) && state === '01').length
}

/** Asks whether the shop is ready, and for its catalogue, five times a second. */
async function goShopping(url: string, stop: AbortSignal) {
  const times: number[] = []
  let failed = 0
  while (!stop.aborted) {
    for (const path of ['/readyz', '/api/user/service/get-all']) {
      const began = performance.now()
      const answer = await fetch(url + path, { signal: AbortSignal.timeout(10_000) }).catch(() => null)
      await answer?.arrayBuffer()
      if (!answer?.ok) failed += 1
      times.push(Math.round(performance.now() - began))
    }
    await sleep(200)
  }
  times.sort((a, b) => a - b)
  const p95Ms = times[Math.floor(times.length * 0.95)] ?? 0
  return { requests: times.length, failed, p95Ms, slowestMs: times.at(-1) ?? 0 }
}
