import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Service } from './catalog.ts'
import { type ServiceSearch, searchCatalogue } from './catalog-search.ts'

const service: Service = {
  id: 'a',
  slug: 'a',
  name: 'Đăng bài trên kênh đối tác',
  description: 'Bài của bạn',
  category: 'telegram',
  categoryName: 'Telegram',
  picture: null,
  glyph: 'telegram',
  provider: 'OWNER_PROVIDE',
  serviceType: 'REFERRAL',
  mode: 'multi',
  status: 'active',
  stocked: false,
  availability: null,
  price: 4_000,
  brackets: [],
  billing: 'unit',
  unit: 'unit',
  minAmount: 1,
  maxAmount: 100,
  botId: null,
  fields: [],
  warrantyDays: null,
  createdAt: '2026-11-01T00:00:00.000Z',
  stats: null,
  claimStats: null,
}
const links = { name: 'Аудит ссылок', description: 'Проходит по каждой ссылке', category: 'referral' } as const
const services: Service[] = [
  { ...service, id: 'closed', status: 'maintenance', price: 1 },
  service,
  { ...service, ...links, id: 'links', serviceType: 'AUTO_BOT', price: 2_000 },
]
const found = (search: ServiceSearch) => searchCatalogue(services, search).map((it) => it.id)

test('every word must occur, in any case and without its accents', () => {
  assert.deepEqual(found({}), ['a', 'links', 'closed'])
  assert.deepEqual(found({ q: 'dang DOI tac' }), ['a', 'closed'])
  assert.deepEqual(found({ q: 'Đối  kênh' }), ['a', 'closed'])
  assert.deepEqual(found({ q: 'ССЫЛКЕ аудит' }), ['links'])
  assert.deepEqual(found({ q: 'kênh аудит' }), [])
})

test('category, maker and availability narrow further; what cannot be ordered comes last however it is sorted', () => {
  assert.deepEqual(found({ category: 'referral' }), ['links'])
  assert.deepEqual(found({ q: 'kenh', category: 'referral' }), [])
  assert.deepEqual(found({ maker: 'people', available: 'yes' }), ['a'])
  assert.deepEqual(found({ sort: 'price' }), ['links', 'a', 'closed'])
})
