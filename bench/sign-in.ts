import { hash, verify } from '@node-rs/argon2'
import { startShop } from '../testing/shop/start-shop.ts'
import type { Figures } from './report.ts'
import { alternate, spread, spreadOfRatios } from './rounds.ts'

const runConcurrently = 20
const secondsEach = 4

/**
 * How much a crowd of sign-ins slows down signed-in customers. Also how close sign-ins come to the speed of hashing
 * alone.
 */
export async function measureSignIn(): Promise<Figures> {
  const shop = await startShop({ WEB: 'off' })
  try {
    const signIn = async (): Promise<string> => {
      const body = JSON.stringify({ email: 'demo@runmart.local', password: shop.demoPassword })
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(`${shop.url}/api/user/auth/login`, { method: 'POST', headers, body })
      const { data } = (await answer.json()) as { data: { accessToken: string } }
      return data.accessToken
    }
    const headers = { authorization: `Bearer ${await signIn()}` }
    const me = async () => {
      const answer = await fetch(`${shop.url}/api/user/auth/me`, { headers })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`GET /user/auth/me answered ${answer.status}.`)
    }
    const bareVerification = await bareVerify()
    const found = await alternate({
      quiet: async () => percentile(await latencies(me, secondsEach), 99),
      busy: async () => {
        const crowd = repeat(signIn, runConcurrently, secondsEach)
        return { p99: percentile(await latencies(me, secondsEach), 99), signIns: (await crowd) / secondsEach }
      },
      bare: async () => (await repeat(bareVerification, runConcurrently, secondsEach)) / secondsEach,
    })
    const [busy, signIns] = [found.busy.map((it) => it.p99), found.busy.map((it) => it.signIns)]
    return {
      'me p99 quiet, ms': spread(found.quiet),
      [`me p99 while ${runConcurrently} sign in, ms`]: spread(busy),
      'busy / quiet (wanted: under 5)': spreadOfRatios(busy, found.quiet),
      'sign-ins per second': spread(signIns),
      'bare argon2id verifications per second': spread(found.bare),
      'sign-ins / bare': spreadOfRatios(signIns, found.bare),
    }
  } finally {
    await shop.stop()
  }
}

/** The same cost as the shop's passwords: 19 MiB, two passes, one lane. */
async function bareVerify(): Promise<() => Promise<unknown>> {
  const argon2id = 2
  const options = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }
  const known = await hash('a password of usual length', options)
  return () => verify(known, 'a password of usual length')
}

async function latencies(work: () => Promise<unknown>, seconds: number): Promise<number[]> {
  const times: number[] = []
  const waitForRun = performance.now() + seconds * 1000
  while (performance.now() < waitForRun) {
    const began = performance.now()
    await work()
    times.push(performance.now() - began)
  }
  return times
}

/** Runs `width` tasks at a time for some seconds, and counts those that ended in time. */
async function repeat(work: () => Promise<unknown>, width: number, seconds: number): Promise<number> {
  const waitForRun = performance.now() + seconds * 1000
  let done = 0
  const lane = async () => {
    while (performance.now() < waitForRun) {
      await work()
      if (performance.now() < waitForRun) done++
    }
  }
  await Promise.all(Array.from({ length: width }, lane))
  return done
}

function percentile(times: number[], percent: number): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0
}
