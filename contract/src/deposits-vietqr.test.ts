import assert from 'node:assert/strict'
import { test } from 'node:test'
import { vietQr } from './deposits-vietqr.ts'

const published: [Parameters<typeof vietQr>[0], string][] = [
  [
    { bin: '970436', account: '1023020330000', amount: 50_000, content: 'NAP7K3QX9' },
    '00020101021238570010A00000072701270006970436011310230203300000208QRIBFTTA53037045405500005802VN62130809NAP7K3QX9630483D5',
  ],
  [
    { bin: '970416', account: '257678859', amount: 1_000, content: 'Chuyen tien' },
    '00020101021238530010A0000007270123000697041601092576788590208QRIBFTTA5303704540410005802VN62150811Chuyen tien6304BBB8',
  ],
  [
    { bin: '970415', account: '113366668888', content: 'NAPU0042' },
    '00020101021138560010A0000007270126000697041501121133666688880208QRIBFTTA53037045802VN62120808NAPU00426304485B',
  ],
]

for (const [it, payload] of published)
  test(`the published code for ${it.account}`, () => assert.equal(vietQr(it), payload))
