import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as z from 'zod/mini'
import { replyChecker } from './check-reply.ts'

const Item = z.strictObject({
  id: z.string(),
  at: z.iso.datetime(),
  day: z.iso.date(),
  amount: z.int(),
  kind: z.enum(['a', 'b']),
  open: z.boolean(),
  note: z.nullable(z.string()),
  counts: z.record(z.enum(['x', 'y']), z.int()),
  nothing: z.null(),
})
const List = z.strictObject({ items: z.array(Item), total: z.int() })
const item = {
  id: '1',
  at: '2026-01-31T08:30:00.123Z',
  day: '2026-01-31',
  amount: 5,
  kind: 'a',
  open: true,
  note: null,
  counts: { x: 1, y: 2 },
  nothing: null,
}
const check = replyChecker(List)

test('a reply that is as described is its own result', () => {
  const reply = { items: [item, { ...item, note: 'x' }], total: 2 }
  assert.equal(check(reply), reply)
})

test('fields in another order come out in the order of the description, as the schema has it', () => {
  const { id, ...rest } = item
  const reply = { total: 1, items: [{ ...rest, id }] }
  assert.equal(JSON.stringify(check(reply)), JSON.stringify({ items: [item], total: 1 }))
})

test('whatever the schema refuses is refused', () => {
  const { id: _, ...without } = item
  const wrong: object[] = [
    without,
    { ...item, secret: 'x' },
    { ...item, id: 1 },
    { ...item, at: 'yesterday' },
    { ...item, day: '2026-02-30' },
    { ...item, amount: 1.5 },
    { ...item, amount: 2 ** 53 },
    { ...item, kind: 'c' },
    { ...item, open: 1 },
    { ...item, note: undefined },
    { ...item, counts: { x: 1 } },
    { ...item, counts: { x: 1, y: 2, z: 3 } },
    { ...item, nothing: undefined },
  ]
  for (const it of wrong) {
    assert.equal(z.safeParse(Item, it).success, false)
    assert.throws(() => check({ items: [item, it], total: 2 }))
  }
  for (const it of [null, [], 'x', { items: item, total: 1 }]) assert.throws(() => check(it))
})

test('what can change a value is left to the schema', () => {
  const Trimmed = z.strictObject({
    name: z.string().check(z.trim()),
    size: z._default(z.int(), 3),
    more: z.optional(z.string()),
  })
  assert.deepEqual(replyChecker(Trimmed)({ name: ' a ' }), { name: 'a', size: 3 })
  assert.deepEqual(replyChecker(z.object({ a: z.int() }))({ a: 1, b: 2 }), { a: 1 })
})
