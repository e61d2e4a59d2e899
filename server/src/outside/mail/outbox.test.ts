import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import PostalMime from 'postal-mime'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { startTestServer } from '#test/test-server.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'runmart-outbox-'))
const demo = await startTestServer({ smtpUrl: null, dataDir })
const real = await startTestServer({ smtpUrl: null, dataDir, demoPassword: null })

test('without a mail server each mail is kept whole, and a demo shop shows it with its link', async () => {
  const person = await demo.registerVisitor()
  const mail = await eventually(async () =>
    expectData(await demo.as(null)(api.site.outbox)).items.find((it) => it.to === person.email),
  )
  assert.match(mail.links[0] ?? '', new RegExp(`^${demo.config.publicUrl}/auth/activate#token=`))
  const folder = join(dataDir, 'outbox')
  const stored = readdirSync(folder).find((file) => file === `${mail.id}.eml`) ?? ''
  const parsed = await PostalMime.parse(readFileSync(join(folder, stored)))
  assert.equal(parsed.to?.[0]?.address, person.email)
  assert.match(parsed.html ?? '', /activate#token=/)
  assert.equal(expectData(await demo.as(null)(api.site.settings)).outbox, true)
})

test('the outbox is shown on this machine alone, not through a proxy', async () => {
  const answer = await fetch(`${demo.url}/api/public/outbox`, { headers: { 'x-forwarded-for': '127.0.0.1' } })
  assert.equal(answer.status, 404)
})

test('a real shop shows its outbox to nobody', async () => {
  expectRefusal(await real.as(null)(api.site.outbox), 404, 'NOT_FOUND')
  assert.equal(expectData(await real.as(null)(api.site.settings)).outbox, false)
})
