import assert from 'node:assert/strict'
import { test } from 'node:test'
import { User } from './accounts.ts'
import { Service } from './catalog.ts'
import { DepositInformation } from './deposits.ts'
import { Transaction } from './ledger.ts'
import { Order } from './orders-order.ts'

const { bank, crypto, cryptoExchange } = DepositInformation.shape

/** The specified fields of each object; it may have more, and the tests hold the server's replies to these shapes. */
const specified: [name: string, shape: object, fields: string][] = [
  [
    'user',
    User.shape,
    'username email status balance referralCode referralLink joinedDate totalDeposit totalReferrals totalEarnings currentDiscount',
  ],
  [
    'order',
    Order.shape,
    'orderCode orderStatus serviceType serviceName botStatus documentLink totalCash amount createdAt expiresAt contactInfo note discountCode orderType preOrder',
  ],
  ['transaction', Transaction.shape, 'type amount transactionCode createdAt transferContent exchangeRate'],
  ['bank account', bank._zod.def.innerType.shape, 'accountNumber accountName bank'],
  ['crypto account', crypto._zod.def.innerType.shape, 'binanceId owner content'],
  ['crypto exchange', cryptoExchange.shape, 'exchangeRate'],
  ['service', Service.shape, 'name availability'],
]

// Proves S3.7, S3.9, S3.17, S3.34, S3.40, S3.41, S3.43.
for (const [name, shape, fields] of specified)
  test(`${name}: has the fields that were specified`, () =>
    assert.deepEqual(
      fields.split(' ').filter((field) => !(field in shape)),
      [],
    ))
