import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parsePayer } from './receive-transfers.ts'

test('the account behind a transfer, as banks write it; the customer’s own words do not count', () => {
  for (const [content, payer] of [
    ['MBVCB.1457193831.NAP7K3QX9.CT tu 0291000285902 VU HUYEN TUAN toi0071000962707 NGUYEN MINH TRI', '0291000285902'],
    ['MBVCB.1.CT tu 111111 NAP7K3QX9.CT tu 0291000285902 VU HUYEN TUAN', '0291000285902'],
    ['nap7k3qx9 ct TU 0291000285902', '0291000285902'],
    ['NAP7K3QX9', ''],
    ['NAP7K3QX9 chuyen tien tu 0291', ''],
    ['CT tu 12345', ''],
  ] as const)
    assert.equal(parsePayer(content), payer, content)
})
