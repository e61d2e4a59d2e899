import assert from 'node:assert/strict'
import { test } from 'node:test'
import { botStatuses } from './bots-states.ts'
import { providers, serviceModes, serviceStatuses, serviceTypes } from './catalog.ts'
import { languages } from './languages.ts'
import { transactionStatuses, transactionTypes } from './ledger.ts'
import { orderStatuses, orderTypes } from './orders-states.ts'

const statuses = ['refund', 'success', 'cancel', 'pending', 'failed', 'in-progress']

/** Each list of values in the specification, and no value more. */
const specified: [name: string, values: readonly string[], promised: readonly string[]][] = [
  ['provider kinds', providers, ['USER_PROVIDED', 'OWNER_PROVIDE', 'PARTNER_PROVIDED']],
  ['service types', serviceTypes, ['REFERRAL', 'AUTO_BOT']],
  ['service modes', serviceModes, ['single', 'multi']],
  ['service statuses', serviceStatuses, ['active', 'sold_out', 'maintenance']],
  ['order types', orderTypes, ['single', 'multiply']],
  ['order statuses', orderStatuses, statuses],
  ['transaction statuses', transactionStatuses, statuses],
  [
    'transaction types',
    transactionTypes,
    ['deposit', 'crypto_deposit', 'bank_deposit', 'order_ref', 'order_auto', 'refund', 'commission'],
  ],
  ['bot states', botStatuses, ['started', 'paused', 'stopped', 'waiting', 'running', 'error']],
  ['languages', languages, ['en', 'vi', 'ru']],
]

// Proves S3.47, S3.51, S3.52, S3.56, S3.63, S3.71, S9.5.
for (const [name, values, promised] of specified)
  test(`${name} are those that were specified`, () => assert.deepEqual([...values].sort(), [...promised].sort()))
