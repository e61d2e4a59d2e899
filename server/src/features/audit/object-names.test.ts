import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { auditObjectName } from '@runmart/i18n/audit-object-name'
import { loadOperatorTranslations } from '@runmart/i18n/operator'

const folder = new URL('../', import.meta.url).pathname
const files = globSync('**/*.ts', { cwd: folder }).filter((it) => !it.includes('.test.'))

test('whatever an entry names by a word of the code has words', async () => {
  const t = await loadOperatorTranslations('en')
  const named = /\b(?:action: '[^']+',\s+subject: |auditExport\(db, input, )'([^']+)'/g
  const found = files.flatMap((file) =>
    [...readFileSync(folder + file, 'utf8').matchAll(named)].map((it) => it[1] ?? ''),
  )
  const all = [...new Set(found)]
  assert.ok(all.length > 8)
  assert.deepEqual(
    all.filter((it) => auditObjectName(t, it) === null),
    [],
  )
})
