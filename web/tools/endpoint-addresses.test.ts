import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import test from 'node:test'
import { importAddresses } from './endpoint-addresses.ts'

const sources = join(import.meta.dirname, '../src')

test('endpoints are imported as addresses, schemas as they are, and types not at all', async () => {
  assert.equal(
    await importAddresses(
      "import { accounts, Registration, type User } from '@runmart/contract/accounts'\nimport type { Order } from '@runmart/contract/orders'\n",
    ),
    "import { accounts } from '@runmart/contract/accounts?addresses';import { Registration } from '@runmart/contract/accounts';\nimport type { Order } from '@runmart/contract/orders'\n",
  )
})

test('the web asks endpoints for nothing but their addresses', () => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((it) =>
    /(?<!\.test)\.tsx?$/.test(it),
  )
  const others = files.flatMap((file) => {
    const text = readFileSync(join(sources, file), 'utf8')
    const groups = [...text.matchAll(/import \{([^}]*)\} from '@runmart\/contract\//g)]
      .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
      .filter((name) => /^[a-z]\w*$/.test(name))
    return groups.flatMap((group) => [
      ...text.matchAll(new RegExp(`\\b${group}\\.\\w+\\.(?:params|query|body|data|access|refusals|limits)\\b`, 'g')),
      ...text.matchAll(new RegExp(`\\} = ${group}\\.\\w+\\b`, 'g')),
    ])
  })
  assert.deepEqual(
    others.map(([use]) => use),
    [],
  )
})
