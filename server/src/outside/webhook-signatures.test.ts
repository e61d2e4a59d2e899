import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isFromCasso, readCasso, signCasso } from './casso/webhook.ts'
import { isFromSepay, readSepay, signSepay } from './sepay/webhook.ts'

const sepayBody =
  '{"id":92704,"gateway":"Vietcombank","transactionDate":"2023-03-25 14:02:37","accountNumber":"0123499999","code":null,"content":"NAP7K3QX9","transferType":"in","transferAmount":2277000,"accumulated":19077000,"subAccount":null,"referenceCode":"MBVCB.3278907687","description":""}'
const sepaySignature = 'sha256=0a1e70b374dc7831458236c4425b0d901b055e23712e157e34fbb3ddd56be0af'
const cassoKey = 'mgExMrjj4i7a1p8Cs6LmFbpCd8lbw4sSX4LZXPag7TKazeIogtR90tvWYTkwQbvs'
const cassoBody = {
  error: 0,
  data: {
    virtualAccountNumber: '',
    id: 0,
    reference: 'MA_GIAO_DICH_THU_NGHIEM',
    description: 'giao dich thu nghiem',
    amount: 599_000,
    runningBalance: 25_000_000,
    transactionDateTime: '2024-10-03 15:06:37',
    accountNumber: '88888888',
    bankName: 'VPBank',
    bankAbbreviation: 'VPB',
    virtualAccountName: '',
    counterAccountName: 'NGUYEN VAN A',
    counterAccountNumber: '8888888888',
    counterAccountBankId: '970415',
    counterAccountBankName: 'VietinBank',
  },
}
const cassoSignature =
  'ed0a4bd2e826d5cb69988cdb141e6c1a080e21f3b57eb72cd78192220042b9e7dde0868fc667faea8e224900fa7904e7c88dfa098032fb2d6b6996856e8b7ff3'

test('SePay: the published signature is ours, and the notice is read in Vietnam time', () => {
  assert.equal(signSepay('test_secret_key', '1700000000', sepayBody), sepaySignature)
  const [transfer] = readSepay(Buffer.from(sepayBody)).rows
  assert.deepEqual(
    [transfer?.externalId, transfer?.amount, transfer?.bankReference],
    ['92704', 2_277_000, 'MBVCB.3278907687'],
  )
  assert.equal(transfer?.happenedAt.toISOString(), '2023-03-25T07:02:37.000Z')
})

// Proves R43.
test('SePay: a changed byte, an old time, another secret or none at all is not SePay', () => {
  const settings = { apiKey: '', secret: 'test_secret_key' }
  const headers = { 'x-sepay-timestamp': '1700000000', 'x-sepay-signature': sepaySignature }
  const now = 1_700_000_000_000
  const body = Buffer.from(sepayBody)
  assert.ok(isFromSepay(headers, body, settings, now))
  assert.ok(isFromSepay(headers, body, settings, now + 299_000))
  assert.ok(!isFromSepay(headers, body, settings, now + 301_000))
  assert.ok(!isFromSepay(headers, Buffer.from(sepayBody.replace('2277000', '9277000')), settings, now))
  assert.ok(!isFromSepay(headers, body, { apiKey: '', secret: 'another' }, now))
  assert.ok(!isFromSepay(headers, body, { apiKey: '', secret: '' }, now))
  assert.ok(!isFromSepay({ ...headers, 'x-sepay-signature': sepaySignature.slice(0, 40) }, body, settings, now))
  assert.ok(!isFromSepay({ authorization: 'Apikey ' }, body, { apiKey: '', secret: '' }, now))
  assert.ok(isFromSepay({ authorization: 'Apikey k' }, body, { apiKey: 'k', secret: '' }, now))
  assert.ok(!isFromSepay({ authorization: 'Apikey kk' }, body, { apiKey: 'k', secret: '' }, now))
})

test('Casso, newer: the published signature is ours, whatever the order of the keys', () => {
  assert.equal(signCasso(cassoKey, '1727948258788', cassoBody), cassoSignature)
  const headers = { 'x-casso-signature': `t=1727948258788,v1=${cassoSignature}` }
  const settings = { secureToken: '', key: cassoKey }
  const body = Buffer.from(JSON.stringify(cassoBody))
  assert.ok(isFromCasso(headers, body, settings, 1_727_948_258_788))
  assert.ok(!isFromCasso(headers, body, settings, 1_727_948_258_788 + 301_000))
  assert.ok(
    !isFromCasso(
      headers,
      Buffer.from(JSON.stringify(cassoBody).replace('599000', '599001')),
      settings,
      1_727_948_258_788,
    ),
  )
  assert.ok(!isFromCasso(headers, body, { secureToken: '', key: '' }, 1_727_948_258_788))
  assert.deepEqual(
    readCasso(body).rows.map((it) => [it.externalId, it.amount, it.accountNumber]),
    [['0', 599_000, '88888888']],
  )
})

test('Casso, older: a token in a header, several transfers in one notice', () => {
  const item = {
    id: 360056,
    tid: '5017 - 48678',
    description: 'NAP',
    amount: 20_000,
    cusum_balance: 0,
    when: '2021-08-11 21:37:37',
    bank_sub_acc_id: '0291000285902',
    subAccId: '0291000285902',
  }
  const body = Buffer.from(JSON.stringify({ error: 0, data: [item, { ...item, id: 360057, amount: -5_000 }] }))
  assert.deepEqual(
    readCasso(body).rows.map((it) => [it.externalId, it.amount]),
    [
      ['360056', 20_000],
      ['360057', -5_000],
    ],
  )
  assert.ok(isFromCasso({ 'secure-token': 'token' }, body, { secureToken: 'token', key: '' }))
  assert.ok(!isFromCasso({ 'secure-token': '' }, body, { secureToken: '', key: '' }))
  assert.ok(!isFromCasso({ 'secure-token': 'other' }, body, { secureToken: 'token', key: '' }))
})
