import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allEndpoints } from './index.ts'

const form = 'serviceId amount contactInfo note discountCode'

/** Every call of the specification and its body; resellers and older pages know them by these names. */
const specified: [group: string, calls: Record<string, string>][] = [
  [
    'auth',
    {
      'POST /user/auth/register': 'username email password',
      'POST /user/auth/active': 'token',
      'POST /user/auth/login': 'email password',
      'POST /user/auth/google': 'token',
      'POST /user/auth/reset-password': 'email',
      'POST /user/auth/change-forgot-password': 'newPassword token',
      'POST /user/auth/change-password': 'oldPassword newPassword',
      'GET /user/auth/request-active-account': '',
      'GET /user/auth/me': '',
    },
  ],
  ['user', { 'GET /user/info': '', 'GET /user/service/get-all': 'provider serviceType' }],
  [
    'order',
    {
      'POST /user/order/partner': 'data',
      'POST /user/order/user': form,
      'POST /user/order/owner': form,
      'POST /user/order/ref': `${form} orderType referralLink`,
      'POST /user/order/auto-bot': 'preOrderId fileName content',
      'POST /user/order/auto-bot-upload': `${form} fileName content`,
      'GET /user/order/get-order-ref': 'page limit status',
      'GET /user/order/get-order-auto': 'page limit status',
      'GET /user/order/history': '',
      'PUT /user/order/start/{id}': '',
      'PUT /user/order/pause/{id}': '',
      'GET /user/order/cancel/{id}': '',
    },
  ],
  [
    'other',
    {
      'GET /user/transaction/history': 'page limit type',
      'GET /user/referral/info': '',
      'GET /user/bank/deposit-information': '',
      'GET /user/bank/check-crypto-deposit': '',
    },
  ],
]

// Proves S7.6, S7.7, S7.8, S7.9, S7.10, S7.11, S7.12, S7.13, S7.14, S7.15, S7.16, S7.17, S7.18, S7.19, S7.20.
// Proves S7.21, S7.22, S7.23, S7.24, S7.25, S7.26, S7.27, S7.28, S7.29, S7.30, S7.31, S7.33.
for (const [group, calls] of specified)
  test(`the specified ${group} calls are there, by method, path and payload`, () => {
    for (const [name, fields] of Object.entries(calls)) {
      const endpoint = allEndpoints.find(({ method, path }) => `${method} ${path}` === name)
      assert.ok(endpoint, name)
      const taken = { ...shapeOf(endpoint.body), ...shapeOf(endpoint.query) }
      for (const field of fields.split(' ').filter(Boolean)) assert.ok(field in taken, `${name} takes ${field}`)
    }
  })

const shapeOf = (schema: unknown): object => (schema as { shape?: object } | undefined)?.shape ?? {}
