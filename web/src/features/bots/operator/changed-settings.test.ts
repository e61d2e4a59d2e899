import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ShopSetting } from '@runmart/contract/bots-operator'
import { changedSettings, typedSettings } from './changed-settings.ts'

const address: ShopSetting = { name: 'address', label: 'A', secret: false, fallback: 'x', value: 'y', isSet: true }
const token: ShopSetting = { name: 'token', label: 'T', secret: true, fallback: null, value: null, isSet: true }
const settings = [address, token]

test('what nobody touched is not sent, least of all a secret', () => {
  assert.deepEqual(changedSettings(settings, typedSettings(settings)), {})
})

test('an emptied field goes back to its fallback, and a typed secret replaces the one that is set', () => {
  assert.deepEqual(changedSettings(settings, { address: ' ', token: ' new ' }), { address: '', token: 'new' })
})

test('a secret is deleted only when that is asked for', () => {
  assert.deepEqual(changedSettings(settings, { address: 'y', token: null }), { token: '' })
})
