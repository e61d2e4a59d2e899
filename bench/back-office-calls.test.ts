import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allEndpoints } from '@runmart/contract'
import type { AnyEndpoint } from '@runmart/contract/endpoint'
import * as z from 'zod/mini'
import { calls, files, reports, type Sample } from './back-office-calls.ts'

const sample: Sample = {
  orderId: '1',
  code: 'RM-234567',
  link: 'https://t.me/bench',
  wholeLink: 'https://t.me/bench/1',
  contact: 'user000000100',
  transaction: 'TX-234567',
  reference: 'FT1',
  serviceId: '1',
  refundedId: '1',
  unboughtId: '1',
  stockedId: '1',
  goodsId: '1',
  lateId: '1',
  supplierId: '1',
  operatorId: '1',
  middle: 1,
  week: 'from=2026-01-01&to=2026-01-07',
  month: 'from=2026-01-01&to=2026-01-30',
  monthBefore: '2025-12',
}

const forOperators = allEndpoints.filter((it) => it.method === 'GET' && it.access === 'operator')

/** Whether the answer is a list: an array, or an object with items. */
function isList({ data }: Pick<AnyEndpoint, 'data'>): boolean {
  if (data instanceof z.ZodMiniArray) return true
  return data instanceof z.ZodMiniObject && data.shape.items instanceof z.ZodMiniArray
}

/** The endpoint at an address; fixed paths come before those with parameters. */
function endpointAt(address: string): AnyEndpoint | undefined {
  const path = address.replace(/\?.*/, '')
  const fits = (it: AnyEndpoint) => new RegExp(`^${it.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path)
  return forOperators.find((it) => it.path === path) ?? forOperators.find(fits)
}

const listUnmeasured = (addresses: readonly string[], lists: readonly Pick<AnyEndpoint, 'path'>[]) => {
  const measured = new Set(addresses.map((it) => endpointAt(it)?.path))
  return lists.flatMap(({ path }) => (measured.has(path) ? [] : path))
}

const addresses = Object.values({ ...calls, ...reports }).map((it) => it(sample))

test('every list of operators is measured', () => {
  const lists = forOperators.filter(isList)
  assert.ok(lists.length > 50, 'lists are known by their items')
  assert.deepEqual(listUnmeasured(addresses, lists), [])
})

test('whatever is measured is an endpoint of operators', () => {
  const all = [...addresses, ...Object.values(files).map((it) => it(sample))]
  assert.deepEqual(
    all.filter((it) => !endpointAt(it)),
    [],
  )
})

test('a list that no call asks for is named', () => {
  assert.deepEqual(listUnmeasured(addresses, [{ path: '/operator/made-up' }]), ['/operator/made-up'])
  const withoutGoods = addresses.filter((it) => !it.endsWith('/goods'))
  assert.deepEqual(listUnmeasured(withoutGoods, forOperators.filter(isList)), ['/operator/orders/{id}/goods'])
})

test('a list is known by its items, also where it has more to tell', () => {
  const items = z.array(z.string())
  assert.ok(isList({ data: items }))
  assert.ok(isList({ data: z.extend(z.strictObject({ items }), { total: z.int() }) }))
  assert.ok(!isList({ data: z.strictObject({ item: z.string() }) }))
})

test('an address belongs to the endpoint that is named in full, otherwise to the one whose parameters it fills in', () => {
  assert.equal(endpointAt('/operator/today/figures/now')?.path, '/operator/today/figures/now')
  assert.equal(endpointAt('/operator/orders/1/goods?page=2')?.path, '/operator/orders/{id}/goods')
  assert.equal(endpointAt('/operator/orders/1/goods/2/made-up'), undefined)
})
