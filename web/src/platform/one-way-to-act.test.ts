import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import type { AnyEndpoint } from '@runmart/contract/endpoint'

const sources = join(import.meta.dirname, '..')
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith('platform/'))
  .map((file) => ({ file, text: readFileSync(join(sources, file), 'utf8') }))

/** Inside of `useAct`: features that took them would send a change in a way of their own. */
const inner = [
  /import \{[^}]*\bcall\b[^}]*\} from '#platform\/api\.ts'/,
  /from '#platform\/(handle-answer|send-act|send-until-answered|refresh|refreshes|stale)\.ts'/,
  /\bsendIdempotent\b/,
  /\buseMutation\b/,
  /\bcreateClient\b/,
]

test('screens change something only through useAct, usePreview and actInParts', () => {
  const found = files.flatMap(({ file, text }) => inner.filter((it) => it.test(text)).map((it) => `${file}: ${it}`))
  assert.deepEqual(found, [])
})

/** It takes a password, which an address must not carry, and changes nothing. */
const readByPost = [api.accountClosure.exportData]

test('files are downloaded only by endpoints that change nothing', () => {
  const groups = api as unknown as Record<string, Record<string, AnyEndpoint>>
  const found = files.flatMap(({ file, text }) =>
    [...text.matchAll(/\b(?:download|fetchFile)\((\w+)\.(\w+)/g)].flatMap(([, group = '', name = '']) => {
      const endpoint = groups[group]?.[name]
      const isRead = endpoint?.method === 'GET' || readByPost.some((it) => it === (endpoint as unknown))
      return isRead ? [] : [`${file}: ${group}.${name}`]
    }),
  )
  assert.deepEqual(found, [])
})
