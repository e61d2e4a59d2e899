import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

/** The map: who may use whom. What is not here is not allowed. */
const mayUse: Record<string, readonly string[]> = {
  platform: [],
  outside: ['platform'],
  'features/audit': [],
  'features/ledger': [],
  'features/deposits': ['features/accounts', 'features/audit', 'features/ledger'],
  'features/bots': ['features/accounts', 'features/audit', 'features/catalog', 'features/orders'],
  'features/catalog': ['features/audit'],
  'features/orders': ['features/accounts', 'features/audit', 'features/catalog', 'features/ledger'],
  'features/newsletter': ['features/accounts', 'features/audit'],
  'features/notifications': ['features/accounts'],
  'features/referrals': [
    'features/accounts',
    'features/audit',
    'features/deposits',
    'features/ledger',
    'features/orders',
  ],
  'features/account-closure': [
    'features/accounts',
    'features/bots',
    'features/deposits',
    'features/ledger',
    'features/newsletter',
    'features/notifications',
    'features/orders',
    'features/referrals',
  ],
  'features/site': ['features/catalog'],
  'features/accounts': ['features/ledger'],
  'features/books': ['features/deposits', 'features/ledger', 'features/orders', 'features/referrals'],
  'features/dashboard': ['features/accounts', 'features/ledger', 'features/orders'],
}
const everyFeatureMayUse = ['platform', 'outside']

/** The Postgres schema each room may touch with its SQL. */
const schemaOf = (room: string) => (room.startsWith('features/') ? room.slice('features/'.length) : room)
const schemas = [
  'accounts',
  'audit',
  'bots',
  'catalog',
  'deposits',
  'ledger',
  'newsletter',
  'notifications',
  'orders',
  'platform',
  'referrals',
  'graphile_worker',
]

const src = fileURLToPath(new URL('../src', import.meta.url))
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file.includes('/'))
  .map((file) => ({ file, room: roomOf(file), text: readFileSync(join(src, file), 'utf8') }))

function roomOf(file: string): string {
  const [top = '', feature = ''] = file.split('/')
  return top === 'features' ? `features/${feature}` : top
}

/** The files of ours a file imports, as paths below src. */
function importsOf({ file, text }: { file: string; text: string }): string[] {
  const found = [...text.matchAll(/from '([^']+)'/g)].map(([, name = '']) => name)
  return found.flatMap((name) => {
    if (name.startsWith('#')) return [name.slice(1)]
    if (name.startsWith('.')) return [relative(src, resolve(src, dirname(file), name))]
    return []
  })
}

test('imports go in the direction of the map, and into a feature only through its index', () => {
  const wrong: string[] = []
  for (const it of files.filter(({ room }) => room !== 'start')) {
    const allowed = it.room.startsWith('features/')
      ? [...everyFeatureMayUse, ...(mayUse[it.room] ?? [])]
      : mayUse[it.room]
    assert.ok(allowed, `${it.room} is not on the map`)
    for (const target of importsOf(it)) {
      const room = roomOf(target)
      if (room === it.room) continue
      if (!allowed.includes(room)) wrong.push(`${it.file} → ${target}`)
      else if (room.startsWith('features/') && target !== `${room}/index.ts`)
        wrong.push(`${it.file} goes past ${room}/index.ts`)
    }
  }
  assert.deepEqual(wrong, [])
})

test("a feature's SQL touches only its own schema", () => {
  const wrong: string[] = []
  for (const { file, room, text } of files) {
    const foreign = schemas.filter(
      (schema) => schema !== schemaOf(room) && !(room === 'platform' && schema === 'graphile_worker'),
    )
    for (const [statement] of text.matchAll(/sql`[^`]*`/g))
      for (const schema of foreign)
        if (new RegExp(`\\b${schema}\\.\\w+`).test(statement)) wrong.push(`${file} touches ${schema}`)
  }
  assert.deepEqual(wrong, [])
})

test('only the platform and process entries know the pool or end transactions', () => {
  const wrong = files
    .filter(({ room, text }) => room !== 'platform' && /from 'pg'|\.pool\b|\btx\.end\(|'(commit|rollback)'/.test(text))
    .map(({ file }) => file)
  assert.deepEqual(wrong, [])
})
