import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import pg from 'pg'
import { createDatabase } from '#test/database.ts'

const page = readFileSync(new URL('../../../../docs/ledger.md', import.meta.url), 'utf8')
const examples = [...page.matchAll(/```sql\n(.*?)```\s+```text\n(.*?)\n```/gs)].map(
  ([, statement = '', printed = '']) => ({ statement, printed }),
)

const database = await createDatabase()
const client = new pg.Client({ connectionString: database.url })
await client.connect()
after(async () => {
  await client.end()
  await database.drop()
})

/** The result as the page prints it: column names and one line per row, or the error. */
async function run(statement: string): Promise<string> {
  try {
    const { fields, rows } = await client.query({ text: statement, rowMode: 'array' })
    return [fields.map((field) => field.name), ...rows].map((row: unknown[]) => row.map(String).join(' | ')).join('\n')
  } catch (problem) {
    return `error: ${(problem as Error).message}`
  }
}

test('the page of examples prints what it says', async () => {
  for (const { statement, printed } of examples) assert.equal(await run(statement), printed, statement)
})

test('it has an example of each kind of posting that money of customers, partners and suppliers is moved by', async () => {
  const { rows } = await client.query<{ kind: string }>('select distinct kind from ledger.transactions order by 1')
  const ofCustomers = ['bank_deposit', 'gift', 'hold', 'order_ref', 'payout', 'refund', 'release', 'reversal']
  const ofPartners = ['debt', 'partner_share', 'partner_share_back', 'partner_share_released']
  const ofSuppliers = ['supplier_cost', 'supplier_top_up', 'supplier_top_up_back']
  assert.deepEqual(
    rows.map((it) => it.kind),
    [...ofCustomers, ...ofPartners, ...ofSuppliers].sort(),
  )
})
