import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from '#platform/db/sql.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer({ rateLimits: true, trustProxy: 1 })
const deviceId = crypto.randomUUID()

async function signIn(address: string, email: string, password: string, device?: string): Promise<number> {
  const response = await fetch(`${server.url}/api/user/auth/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...(device && { 'x-device-id': device }),
    },
    body: JSON.stringify({ email, password }),
  })
  return response.status
}

// Proves R3.
test('two networks that guess lock nobody out; when many do, the owner still gets in from where they were before', async () => {
  const { email, password } = await server.createCustomer()
  for (const network of ['203.0.113.1', '203.0.113.2'])
    for (let i = 0; i < 60; i++) await signIn(network, email, 'a guess of many')
  assert.equal(await signIn('203.0.113.1', email, password), 429)
  assert.equal(await signIn('198.51.100.1', email, password, deviceId), 200)

  // Pretends that eight more networks used up the shared limit. Its count is 22: ten from each network, and two of the
  // owner.
  const used = await server.db.transaction((tx) =>
    tx.run(sql`update platform.rate_counts set count = 100 where count = 22`),
  )
  assert.equal(used, 1)
  assert.equal(await signIn('198.51.100.9', email, password), 429)
  assert.equal(await signIn('198.51.100.9', email, password, crypto.randomUUID()), 429)
  assert.equal(await signIn('198.51.100.9', email, password, deviceId), 200)
  assert.equal(await signIn('198.51.100.1', email, password), 200)
})
