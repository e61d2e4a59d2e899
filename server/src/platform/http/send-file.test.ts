import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { startTestServer } from '#test/test-server.ts'
import { contentDisposition } from './send-file.ts'

const server = await startTestServer()

// Proves R35.
test('a download is an attachment in a sandbox, whose type a browser may not guess', async () => {
  const lan = await server.createCustomer()
  const answer = await fetch(`${server.url}/api${api.ledger.history.path}?format=csv`, {
    headers: { authorization: `Bearer ${lan.accessToken}` },
  })
  assert.equal(answer.status, 200)
  assert.match(answer.headers.get('content-type') ?? '', /^text\/csv; charset=utf-8/)
  assert.match(answer.headers.get('content-disposition') ?? '', /^attachment; filename="/)
  assert.equal(answer.headers.get('content-security-policy'), "sandbox; default-src 'none'")
  assert.equal(answer.headers.get('x-content-type-options'), 'nosniff')
})

// Proves R35.
test('a file name cannot end its header or its quotes, and is kept in any language', () => {
  assert.equal(contentDisposition('runmart-orders.csv'), 'attachment; filename="runmart-orders.csv"')
  assert.equal(
    contentDisposition('đơn "1"\r\nx: y.csv'),
    `attachment; filename="__n _1___x_ y.csv"; filename*=UTF-8''%C4%91%C6%A1n%20%221%22%0D%0Ax%3A%20y.csv`,
  )
})
