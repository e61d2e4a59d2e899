import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allEndpoints } from './index.ts'
import { openapi } from './openapi.ts'

const { paths } = openapi(allEndpoints, '/api')
const operations = Object.values(paths).flatMap((calls) => Object.values(calls) as { operationId: string }[])

test('every call has a name of its own, by which generated clients call it', () => {
  const names = operations.map((it) => it.operationId)
  assert.deepEqual(
    names.filter((name, at) => !/^(get|post|put|delete)[A-Za-z0-9]+$/.test(name) || names.indexOf(name) !== at),
    [],
  )
})

test('what a description requires, it describes', () => {
  const missing: string[] = []
  const look = (it: unknown, where: string): void => {
    if (typeof it !== 'object' || it === null) return
    const { required, properties } = it as { required?: unknown; properties?: Record<string, unknown> }
    if (Array.isArray(required))
      missing.push(...required.filter((name) => !properties || !(name in properties)).map((name) => `${where} ${name}`))
    for (const [key, value] of Object.entries(it)) look(value, `${where}/${key}`)
  }
  look(paths, '')
  assert.deepEqual(missing, [])
})
