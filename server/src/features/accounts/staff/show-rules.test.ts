import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allEndpoints, api } from '@runmart/contract'
import { actNames } from '@runmart/contract/accounts-rules'
import type { AnyEndpoint } from '@runmart/contract/endpoint'
import { waitingRefusals } from '@runmart/contract/errors'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { startTestServer } from '#test/test-server.ts'
import { makeOperator } from '../index.ts'
import { changeNothing, endpointRule, endpointsOf } from './acts.ts'

const CAP = 7_000_000
const server = await startTestServer({
  depositLimits: { manualCreditCap: CAP, claimWaitAbove: 3_000_000, claimWaitHours: 5 },
})

async function createStaff(isOwner: boolean) {
  const person = await server.createCustomer()
  const rights = isOwner ? [] : (['settings', 'money'] as const)
  await server.db.transaction((tx) => makeOperator(tx, person.email, { isOwner, rights: [...rights] }))
  return person
}
const owner = await createStaff(true)

const pathsOf = (endpoints: readonly AnyEndpoint[]) => endpoints.map((it) => `${it.method} ${it.path}`)
const shown = actNames.flatMap(endpointsOf)

test('whatever asks again who one is, or waits for a second person or for hours, is shown with that rule', async () => {
  const { acts } = expectData(await owner.call(api.staffRules.get))
  const guarded = allEndpoints.filter(
    (it) => it.freshSignIn || it.refusals?.some((code) => waitingRefusals.includes(code)),
  )
  assert.ok(guarded.length > 15)
  for (const endpoint of guarded) {
    const act = acts.find((it) => endpointsOf(it.name).includes(endpoint))
    assert.ok(act, `${endpoint.method} ${endpoint.path} is no act of server/src/features/accounts/staff/acts.ts`)
    const { area, asksAgain, waits } = act
    assert.deepEqual({ area, asksAgain, waits }, endpointRule(endpoint))
    assert.notEqual(act.stake, null, act.name)
  }
})

test('whatever staff can change is shown, and what is one act has one rule', () => {
  const changes = allEndpoints.filter((it) => it.access === 'operator' && it.method !== 'GET')
  assert.deepEqual(pathsOf(changes.filter((it) => !shown.includes(it) && !changeNothing.includes(it))), [])
  for (const name of actNames) {
    const [first, ...others] = endpointsOf(name).map(endpointRule)
    for (const other of others) assert.deepEqual(other, first, name)
  }
})

test('what an owner reads are the values that the server goes by', async () => {
  const { acts, ...values } = expectData(await owner.call(api.staffRules.get))
  assert.deepEqual(values, {
    confirmedMinutes: 5,
    aloneUpTo: CAP,
    aloneWaitsHours: 24,
    claimWaitAbove: 3_000_000,
    claimWaitHours: 5,
    twoFactorRequired: false,
  })
  assert.deepEqual(
    acts.find((it) => it.name === 'credit'),
    {
      name: 'credit',
      stake: 'money',
      area: 'money',
      alsoNeeds: [],
      asksAgain: true,
      waits: 'second-person',
    },
  )
  const customer = await server.createCustomer()
  const credit = (amount: number, idempotencyKey: string) =>
    owner.call(
      api.depositsOperator.credit,
      { body: { customerId: customer.id, amount, reason: 'test' } },
      { idempotencyKey },
    )
  expectData(await credit(values.aloneUpTo, 'key-1'))
  expectRefusal(await credit(10_000, 'key-2'), 409, 'APPROVAL_NEEDED')
})

test('rules are for owners', async () => {
  expectRefusal(await (await createStaff(false)).call(api.staffRules.get), 403, 'FORBIDDEN')
})
