import assert from 'node:assert/strict'
import { test } from 'node:test'
import { databaseNotices } from './run-services.ts'

test('a shop without a demo on the embedded database says at its start what to do', () => {
  const [, warning = ''] = databaseNotices({ databaseUrl: null, demoPassword: null }, 'login')
  assert.match(
    warning,
    /embedded PostgreSQL .*set DATABASE_URL \(see docs\/operating\.md, Move to your own PostgreSQL\)/,
  )
  assert.equal(databaseNotices({ databaseUrl: null, demoPassword: 'demo' }, 'login').length, 1)
  assert.equal(databaseNotices({ databaseUrl: 'postgres://own', demoPassword: null }, 'login').length, 1)
})
