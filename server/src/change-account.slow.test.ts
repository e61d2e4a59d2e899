import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { api } from '@runmart/contract'
import { sql } from '#platform/db/sql.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()

/** Runs a command like `npm run`: in its own process, with the shop's environment. */
function run(program: 'make-operator.ts' | 'change-account.ts', ...args: string[]) {
  const env = {
    ...process.env,
    DATABASE_URL: server.databaseUrl,
    DATA_DIR: server.config.dataDir,
    TOKEN_SECRET: server.config.tokenSecret,
    DEMO_PASSWORD: 'irrelevant here',
    LOG_LEVEL: 'silent',
  }
  const file = fileURLToPath(new URL(program, import.meta.url))
  return new Promise<{ code: number; said: string }>((resolve) => {
    const child = execFile(process.execPath, [file, ...args], { env }, (_, out, errors) =>
      resolve({ code: child.exitCode ?? -1, said: (out + errors).trim() }),
    )
  })
}
const change = (...args: string[]) => run('change-account.ts', ...args)

const auditOf = ({ id }: { id: string }) =>
  server.db.transaction((tx) =>
    tx.all(
      sql`select action, operator_id as by, address, details from audit.entries where subject = ${id} order by id`,
    ),
  )
const byCommand = (action: string, details: object) => ({ action, by: null, address: 'command', details })

test('make-operator and remove-operator: the first one owns the shop, others have what is named, each in the audit log', async () => {
  const [first, second] = [await server.createCustomer(), await server.createCustomer()]
  assert.deepEqual(await run('make-operator.ts', first.email), {
    code: 0,
    said: `${first.email} may now run the shop.`,
  })
  expectData(await first.call(api.accounts.customers))
  for (const words of [[], ['orders', 'everything']]) {
    const refused = await run('make-operator.ts', second.email, ...words)
    assert.deepEqual([refused.code, refused.said.slice(0, 6)], [1, 'Usage:'])
  }
  assert.equal((await run('make-operator.ts', second.email, 'orders', 'money')).code, 0)
  expectData(await second.call(api.ordersOperator.queue))
  expectRefusal(await second.call(api.accounts.customers), 403, 'FORBIDDEN')

  assert.deepEqual(await change('remove-operator', first.email), { code: 1, said: 'Refused: LAST_OWNER' })
  assert.deepEqual(await change('remove-operator', second.email), {
    code: 0,
    said: `Done: remove-operator ${second.email}`,
  })
  expectRefusal(await second.call(api.ordersOperator.queue), 401, 'UNAUTHENTICATED')
  expectRefusal(await (await server.signIn(second)).call(api.ordersOperator.queue), 403, 'FORBIDDEN')
  assert.deepEqual(await auditOf(first), [
    byCommand('staff.save', { before: null, after: { isOwner: true, rights: [] } }),
  ])
  assert.deepEqual(await auditOf(second), [
    byCommand('staff.save', { before: null, after: { isOwner: false, rights: ['orders', 'money'] } }),
    byCommand('staff.remove', { before: { isOwner: false, rights: ['orders', 'money'] } }),
  ])
})

test('block-user, unblock-user and end-sessions: at once, with a reason, each once in the audit log', async () => {
  const customer = await server.createCustomer()
  const { email, password } = customer
  assert.deepEqual(await change('block-user', email), { code: 1, said: 'Usage: npm run block-user -- e-mail reason' })
  assert.deepEqual(await change('unblock-user', email, 'by', 'mistake'), { code: 1, said: 'Refused: CONFLICT' })
  expectData(await customer.call(api.accounts.me))

  assert.deepEqual(await change('block-user', email, 'stolen', 'card'), { code: 0, said: `Done: block-user ${email}` })
  expectRefusal(await customer.call(api.accounts.me), 401, 'UNAUTHENTICATED')
  expectRefusal(await server.as(null)(api.accounts.login, { body: { email, password } }), 403, 'ACCOUNT_BLOCKED')
  assert.equal((await change('block-user', email, 'again')).code, 0)

  assert.equal((await change('unblock-user', email, 'it was theirs')).code, 0)
  const back = await server.signIn(customer)
  assert.equal((await change('end-sessions', email, 'lost phone')).code, 0)
  expectRefusal(await back.call(api.accounts.me), 401, 'UNAUTHENTICATED')
  await server.signIn(customer)
  assert.deepEqual(await auditOf(customer), [
    byCommand('account.block', { reason: 'stolen card' }),
    byCommand('account.unblock', { reason: 'it was theirs' }),
    byCommand('account.end-sessions', { reason: 'lost phone', ended: 1 }),
  ])
})

test('an address that nobody has changes nothing', async () => {
  for (const name of ['remove-operator', 'block-user']) {
    const { code, said } = await change(name, 'nobody@example.com', 'reason')
    assert.deepEqual([code, said.startsWith(`Usage: npm run ${name}`)], [1, true])
  }
})
