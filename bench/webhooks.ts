import { setTimeout as sleep } from 'node:timers/promises'
import { makeContentCode } from '../server/src/features/deposits/content-code.ts'
import { signSepay } from '../server/src/outside/sepay/webhook.ts'
import type { Database } from '../server/src/platform/db/database.ts'
import { sql } from '../server/src/platform/db/sql.ts'
import { startShop } from '../testing/shop/start-shop.ts'
import { openBenchDatabase } from './bench-database.ts'
import { getPostmaster } from './bench-shop.ts'
import { CUSTOMERS, customerId, openCustomers } from './customers.ts'
import { addLedgerHistory, openAccounts } from './ledger-history.ts'
import { processorTime } from './processor-time.ts'
import { ratio } from './ratio.ts'
import { RawClient, type Request } from './raw-client.ts'

const CLIENTS = 16
const SECONDS = 8
const LOOK_EVERY_MS = 50
const SECRET = 'shared between bank and shop'

type Figures = Record<string, number | string>

/**
 * A bank's notices with contents of real customers: how fast the API stores them while the worker credits them. Beside
 * empty requests of the same run, and again with a million past entries.
 */
export async function measureWebhooks(): Promise<Figures> {
  const database = await openBenchDatabase(2)
  const { owner, secret } = database
  await openCustomers(owner, { withMoney: false })
  const contents = await openContents(owner)
  const shop = await startShop({ SEPAY_SECRET: SECRET, DATABASE_URL: database.url, TOKEN_SECRET: secret, WEB: 'off' })
  try {
    const bench = {
      port: Number(new URL(shop.url).port),
      pids: [shop.pid, await getPostmaster(owner)],
      owner,
      contents,
    }
    const idle = await load(bench.port, () => ({ method: 'GET', path: '/healthz' }))
    const before = await measure(bench)
    await openAccounts(owner)
    await addLedgerHistory(owner)
    const after = await measure(bench)
    return {
      'empty requests per second': Math.round(idle / SECONDS),
      ...before,
      'notices / empty requests': ratio(before['notices per second'], idle / SECONDS),
      ...Object.fromEntries(Object.entries(after).map(([name, figure]) => [`with 1 M entries: ${name}`, figure])),
      '1 M entries / none': ratio(after['notices per second'], before['notices per second']),
    }
  } finally {
    await shop.stop()
    await owner.close()
    await database.stop()
  }
}

type Bench = { port: number; pids: number[]; owner: Database; contents: string[] }

async function measure({ port, pids, owner, contents }: Bench): Promise<Figures> {
  const used = () => pids.reduce((sum, pid) => sum + processorTime(pid), 0)
  const [began, usedBefore, creditedBefore] = [performance.now(), used(), await countCredited(owner)]
  const lag = watchLag(owner)
  const notices = await load(port, () => makeNotice(contents[Math.floor(Math.random() * CUSTOMERS)] ?? ''))
  const largestLag = await lag.untilNoneIsLeft()
  const seconds = (performance.now() - began) / 1000
  const credited = (await countCredited(owner)) - creditedBefore
  if (credited !== notices) throw new Error(`${notices} notices were taken in, and ${credited} credited`)
  await waitForJobs(owner)
  return {
    'notices per second': Math.round(notices / SECONDS),
    'credited per second, end to end': Math.round(credited / seconds),
    'largest lag between notice and credit, s': Number(largestLag.toFixed(2)),
    'processor ms per credited notice, with its notification': Number(((used() - usedBefore) / credited).toFixed(2)),
    'seconds until the last notification': Number(((performance.now() - began) / 1000).toFixed(1)),
  }
}

/** Polls the waiting time of the oldest transfer that is not credited. */
function watchLag(owner: Database): { untilNoneIsLeft(): Promise<number> } {
  let largest = 0
  let isLoadOver = false
  const watch = async () => {
    for (;;) {
      const last = isLoadOver
      const { lag } = await owner.transaction((tx) =>
        tx.get<{ lag: number | null }>(sql`
          select extract(epoch from now() - min(received_at))::float8 as lag from deposits.transfers where status = 'new'`),
      )
      largest = Math.max(largest, lag ?? 0)
      if (last && lag === null) return largest
      await sleep(LOOK_EVERY_MS)
    }
  }
  const watching = watch()
  return {
    untilNoneIsLeft() {
      isLoadOver = true
      return watching
    },
  }
}

async function waitForJobs(owner: Database): Promise<void> {
  const left = () =>
    owner.transaction((tx) =>
      tx.get<{ any: boolean }>(sql`
        select exists (select from platform.outbox)
          or exists (select from graphile_worker.jobs where run_at <= now() and attempts < max_attempts) as any`),
    )
  while ((await left()).any) await sleep(LOOK_EVERY_MS)
}

async function countCredited(owner: Database): Promise<number> {
  const { count } = await owner.transaction((tx) =>
    tx.get<{ count: number }>(sql`select count(*)::int as count from deposits.transfers where status = 'credited'`),
  )
  return count
}

/** A content for each customer, with mails turned off: sending them would disturb the measurement. */
async function openContents(owner: Database): Promise<string[]> {
  const contents = Array.from({ length: CUSTOMERS }, makeContentCode)
  const ids = contents.map((_, index) => customerId(index + 1))
  await owner.transaction((tx) =>
    tx.run(sql`
      insert into deposits.contents (customer_id, code)
      select * from unnest(${ids}::uuid[], ${contents}::text[])`),
  )
  await owner.pool.query(`insert into notifications.preferences (user_id, kind, mail, telegram)
    select id, 'deposit-credited', false, false from accounts.users`)
  return contents
}

let id = 1

function makeNotice(content: string): Request {
  const body = {
    id: id++,
    gateway: 'Bank',
    transactionDate: '2026-11-15 14:02:37',
    accountNumber: '',
    content: `MBVCB.14.${content}.CT tu 0291000285902`,
    transferType: 'in',
    transferAmount: 1_000,
    referenceCode: `FT${id}`,
  }
  const timestamp = String(Math.floor(Date.now() / 1000))
  const signature = signSepay(SECRET, timestamp, JSON.stringify(body))
  const headers = { 'x-sepay-timestamp': timestamp, 'x-sepay-signature': signature }
  return { method: 'POST', path: '/api/webhooks/sepay', headers, body }
}

/** How many requests got an answer within the measured time. */
async function load(port: number, make: () => Request): Promise<number> {
  const ends = performance.now() + SECONDS * 1000
  let done = 0
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      const client = new RawClient(port)
      while (performance.now() < ends) {
        const { status, text } = await client.ask(make())
        if (status !== 200) throw new Error(`answered ${status}: ${text}`)
        done++
      }
      client.close()
    }),
  )
  return done
}
