import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allEndpoints, api } from '@runmart/contract'
import { openapi } from '@runmart/contract/openapi'
import { problemOf } from '../check-answers.ts'

type Schema = {
  type?: string | string[]
  properties?: Record<string, Schema>
  additionalProperties?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  items?: Schema
}
type Described = Parameters<typeof problemOf>[0]
const paths: Record<string, object> = openapi(allEndpoints, '/api').paths
const calls = Object.entries(paths as Record<string, Record<string, Described>>)

/** Objects that allow unnamed properties. Records describe their values instead. */
function openParts(schema: Schema, at: string): string[] {
  const isObject = schema.type === 'object' || schema.properties
  const isOpen = isObject && (schema.additionalProperties === undefined || schema.additionalProperties === true)
  return [
    ...(isOpen || Object.keys(schema).length === 0 ? [at] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, it]) => openParts(it, `${at}.${name}`)),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((it) => openParts(it, at)),
    ...(schema.items ? openParts(schema.items, `${at}[]`) : []),
  ]
}

// Proves R21.
test('every object in an answer is closed: what is not described cannot be sent', () => {
  let checked = 0
  const open = calls.flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { responses }]) => {
      const schema = responses['200']?.content?.['application/json']?.schema as Schema | undefined
      checked += schema ? 1 : 0
      return schema ? openParts(schema.properties?.data ?? {}, `${method} ${path}`) : []
    }),
  )
  assert.ok(checked > 90)
  assert.deepEqual(open, [])
})

// Proves R21, R60.
test('an answer that differs from its description is told', () => {
  const login = calls.find(([path]) => path === api.accounts.login.path)?.[1].post as Described
  const refused = { success: false, message: 'no', data: null, error: 'no', code: 'BAD_CREDENTIALS' }
  const headers = { 'cache-control': 'no-store' }
  assert.equal(problemOf(login, 401, refused, headers), null)
  assert.match(problemOf(login, 401, { ...refused, hint: 'x' }, headers) ?? '', /^fields .*hint/)
  assert.equal(problemOf(login, 401, { ...refused, code: 'UNAUTHENTICATED' }, headers), 'code UNAUTHENTICATED')
  assert.equal(
    problemOf(login, 402, { ...refused, code: 'INSUFFICIENT_BALANCE' }, headers),
    'status 402 INSUFFICIENT_BALANCE',
  )
  assert.equal(problemOf(login, 401, { ...refused, data: { email: 'x' } }, headers), 'data.email with BAD_CREDENTIALS')
  assert.equal(problemOf(login, 401, refused, { 'cache-control': 'public' }), 'cache-control public')
})

test('what is kept under an etag, and 304 without content, are told where they are not described', () => {
  const described = (path: string) => calls.find(([it]) => it === path)?.[1].get as Described
  const [catalogue, profile] = [described(api.catalog.services.path), described(api.accounts.me.path)]
  const done = { success: true, message: '', data: {}, error: null, code: null }
  const headers = { 'cache-control': 'no-cache', etag: 'W/"x"' }
  assert.equal(problemOf(catalogue, 200, done, headers), null)
  assert.equal(problemOf(catalogue, 304, null, headers), null)
  assert.equal(problemOf(catalogue, 200, done, { ...headers, etag: undefined }), 'cache-control no-cache')
  assert.equal(problemOf(catalogue, 200, null, headers), 'status 200 without content')
  assert.equal(problemOf(profile, 200, done, headers), 'status 200 with an etag')
  assert.equal(problemOf(profile, 304, null, { 'cache-control': 'no-store' }), 'status 304 without content')
})
