import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startShop } from '../e2e/shop/start-shop.ts'
import { signSepay } from '../server/src/outside/sepay/webhook.ts'
import { openDatabase } from '../server/src/platform/db/database.ts'
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres/start.ts'
import { createLog } from '../server/src/platform/log.ts'
import { addLedgerHistory, openAccounts } from './ledger-history.ts'
import { ratio } from './ratio.ts'

const CLIENTS = 16
const SECONDS = 8
const SECRET = 'shared between bank and shop'

/** Notices of a bank taken in per second, each signed and written to the inbox while a worker settles them. */
export async function measureWebhooks(): Promise<Record<string, number | string>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'runmart-bench-'))
  chmodSync(dataDir, 0o755)
  const postgres = await startEmbeddedPostgres({ dataDir, print: () => {} })
  const shop = await startShop({ SEPAY_SECRET: SECRET, DATABASE_URL: postgres.url })
  try {
    const idle = await perSecond(() => fetch(`${shop.url}/healthz`))
    const before = await perSecond(() => tell(shop.url))
    const owner = openDatabase(postgres.url, createLog('silent', 'bench'), { connections: 1, asOwner: true })
    await openAccounts(owner)
    await addLedgerHistory(owner)
    await owner.close()
    const after = await perSecond(() => tell(shop.url))
    return {
      'notices per second': Math.round(before),
      'notices / empty requests': ratio(before, idle),
      'notices per second with 1 M entries': Math.round(after),
      '1 M entries / none': ratio(after, before),
    }
  } finally {
    await shop.stop()
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

let id = 1

function tell(shop: string): Promise<Response> {
  const body = JSON.stringify({
    id: id++,
    gateway: 'Bank',
    transactionDate: '2026-11-15 14:02:37',
    accountNumber: '',
    content: 'no content',
    transferType: 'in',
    transferAmount: 1_000,
    referenceCode: '',
  })
  const timestamp = String(Math.floor(Date.now() / 1000))
  const signature = signSepay(SECRET, timestamp, body)
  const headers = { 'content-type': 'application/json', 'x-sepay-timestamp': timestamp, 'x-sepay-signature': signature }
  return fetch(`${shop}/api/webhooks/sepay`, { method: 'POST', headers, body })
}

async function perSecond(send: () => Promise<Response>): Promise<number> {
  const ends = Date.now() + SECONDS * 1000
  let done = 0
  const client = async () => {
    while (Date.now() < ends) {
      const answer = await send()
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`answered ${answer.status}`)
      done++
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  return done / SECONDS
}
