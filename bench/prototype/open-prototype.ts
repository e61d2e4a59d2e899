import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Database } from '../../server/src/platform/db/database.ts'
import { CUSTOMERS, customerId, customerIdSql, MONEY } from '../customers.ts'
import { processorTime } from '../processor-time.ts'

/** The yardstick for the cost of a whole shop: bare orders in the same database. */
export type Prototype = {
  port: number
  /** The customers' tokens, which are simply their ids. */
  tokens: string[]
  /** Milliseconds of processor time of its server so far. */
  usedTime(): number
  stop(): Promise<void>
}

/** Creates its tables beside those of the shop, with as many customers and as much money, and starts its server. */
export async function openPrototype(owner: Database, url: string, serviceId: string): Promise<Prototype> {
  await owner.pool.query(readFileSync(fileURLToPath(new URL('schema.sql', import.meta.url)), 'utf8'))
  await owner.pool.query('insert into prototype.services (id, price) values ($1, 1)', [serviceId])
  await owner.pool.query(`insert into prototype.accounts (id, balance)
    select ${customerIdSql('i')}, ${MONEY} from generate_series(1, ${CUSTOMERS}) as i`)
  await owner.pool.query('analyze prototype.accounts, prototype.services')
  const child = fork(fileURLToPath(new URL('server.ts', import.meta.url)), {
    env: { ...process.env, DATABASE_URL: url },
  })
  const [port] = (await Promise.race([once(child, 'message'), failed(once(child, 'exit'))])) as [number]
  return {
    port,
    tokens: Array.from({ length: CUSTOMERS }, (_, index) => customerId(index + 1)),
    usedTime: () => processorTime(child.pid ?? 0),
    async stop() {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}

const failed = (exit: Promise<unknown>) => exit.then(() => Promise.reject(new Error('The prototype did not start')))

/** The same order for pgbench. */
export function prototypeScript(serviceId: string): string {
  return `\\set c random(1, ${CUSTOMERS})
select prototype.place(${customerIdSql(':c')}, '${serviceId}'::uuid, 1, '@bench');
`
}
