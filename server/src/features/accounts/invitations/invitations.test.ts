import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import type { Invitation } from '@runmart/contract/accounts-invitations'
import { sql } from '#platform/db/sql.ts'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { tokenIn } from '#test/mailbox.ts'
import { type Person, startTestServer } from '#test/test-server.ts'
import { makeOperator } from '../index.ts'

const server = await startTestServer()
const owner = await createOwner()
const INVITED = /invited to work|được mời|приглашают/

async function createOwner(): Promise<Person> {
  const person = await server.createCustomer()
  await server.db.transaction((tx) => makeOperator(tx, person.email, { isOwner: true, rights: [] }))
  return person
}

const invite = (email: string, more: Partial<Invitation> = {}, by = owner) =>
  by.call(api.staffInvitations.create, {
    body: { email, language: 'en', isOwner: false, rights: ['orders'], ...more },
  })
const accept = (by: Person, token: string) => by.call(api.staffInvitations.accept, { body: { token } })
/** The secret of the latest mail; waits until the nth mail has come. */
async function mailedToken(email: string, nth = 1): Promise<string> {
  const mails = () => server.mailbox.mailsTo(email).filter((it) => INVITED.test(it.subject ?? ''))
  await eventually(async () => mails().length >= nth)
  const mail = mails().at(-1)
  assert.ok(mail)
  return tokenIn(mail)
}
const stateOf = async (id: string) =>
  expectData(await owner.call(api.staffInvitations.list)).items.find((it) => it.id === id)?.state
const actionsOn = async (subject: string) =>
  expectData(await owner.call(api.audit.list, { query: { subject } })).items.map((it) => it.action)

test('who is invited gets a mail in the chosen language, accepts with that address, and has the rights; the link works once', async () => {
  const person = await server.createCustomer()
  const { invitation } = expectData(await invite(person.email, { language: 'vi', rights: ['money', 'orders'] }))
  assert.deepEqual([invitation.state, invitation.rights], ['open', ['orders', 'money']])
  const token = await mailedToken(person.email)
  expectRefusal(await person.call(api.today.waiting), 403, 'FORBIDDEN')
  const { user } = expectData(await accept(person, token))
  assert.deepEqual([user.role, user.rights, user.isOwner], ['operator', ['orders', 'money'], false])
  expectData(await person.call(api.today.waiting))
  assert.equal(await stateOf(invitation.id), 'accepted')
  // The same person may repeat the request; for others the link is used up.
  expectData(await accept(person, token))
  assert.deepEqual(await actionsOn(person.id), ['staff.accept-invitation'])
  expectRefusal(await accept(await server.createCustomer(), token), 400, 'LINK_INVALID')
  const [entry] = expectData(await owner.call(api.audit.list, { query: { action: 'staff.accept-invitation' } })).items
  assert.equal(entry?.changes.find((it) => it.name === 'invitedBy')?.after, owner.username)
  expectData(await owner.call(api.accountsOperator.removeStaff, { params: { id: person.id } }))
  expectRefusal(await accept(await server.signIn(person), token), 400, 'LINK_INVALID')
})

test('the link alone makes nobody staff: another account is refused, as is one that has not proved its address', async () => {
  const visitor = await server.registerVisitor()
  expectData(await invite(visitor.email))
  const token = await mailedToken(visitor.email)
  const stranger = await server.createCustomer()
  expectRefusal(await accept(stranger, token), 403, 'FORBIDDEN')
  expectRefusal(await server.as(null)(api.staffInvitations.accept, { body: { token } }), 401, 'UNAUTHENTICATED')
  const unproved = await server.signIn(visitor)
  expectRefusal(await accept(unproved, token), 403, 'ACCOUNT_INACTIVE')
  assert.equal(expectData(await stranger.call(api.accounts.me)).user.role, 'customer')
  expectRefusal(await accept(stranger, 'made up'), 400, 'LINK_INVALID')
})

test('an invitation is sent again with a new link, and withdrawn; links of before end', async () => {
  const person = await server.createCustomer()
  const { id } = expectData(await invite(person.email)).invitation
  const params = { id }
  const first = await mailedToken(person.email)
  expectData(await owner.call(api.staffInvitations.resend, { params }))
  const second = await mailedToken(person.email, 2)
  expectRefusal(await accept(person, first), 400, 'LINK_INVALID')
  expectData(await owner.call(api.staffInvitations.withdraw, { params }))
  expectRefusal(await accept(person, second), 400, 'LINK_INVALID')
  expectRefusal(await owner.call(api.staffInvitations.withdraw, { params }), 409, 'CONFLICT')
  expectRefusal(await owner.call(api.staffInvitations.resend, { params }), 409, 'CONFLICT')
  for (const unknown of [randomUUID(), 'nothing'])
    expectRefusal(await owner.call(api.staffInvitations.withdraw, { params: { id: unknown } }), 404, 'NOT_FOUND')
  assert.deepEqual(await actionsOn(id), ['staff.withdraw-invitation', 'staff.resend-invitation', 'staff.invite'])
  const { items } = expectData(await owner.call(api.audit.list, { query: { subject: id } }))
  assert.ok(!JSON.stringify(items).includes(person.email))
  // After a withdrawal, an owner can invite the address again.
  expectData(await invite(person.email))
})

test('after seven days the link is dead until it is sent again', async () => {
  const person = await server.createCustomer()
  const { id } = expectData(await invite(person.email)).invitation
  const token = await mailedToken(person.email)
  await server.db.transaction((tx) =>
    tx.run(sql`update accounts.staff_invitations set expires_at = now() where id = ${id}`),
  )
  assert.equal(await stateOf(id), 'expired')
  expectRefusal(await accept(person, token), 400, 'LINK_INVALID')
  expectRefusal(await invite(person.email), 409, 'ALREADY_USED')
  expectData(await owner.call(api.staffInvitations.resend, { params: { id } }))
  expectData(await accept(person, await mailedToken(person.email, 2)))
})

test('who works here already or is invited is not invited again; whether an address has an account is not told', async () => {
  expectRefusal(await invite(owner.email), 409, 'ALREADY_USED')
  const customer = await server.createCustomer()
  const [known, unknown] = [customer.email, `nobody-${randomUUID()}@example.com`]
  const answers = [await invite(known), await invite(unknown)].map((it) => expectData(it).invitation)
  assert.deepEqual(...(answers.map(({ state, rights, isOwner }) => ({ state, rights, isOwner })) as [object, object]))
  expectRefusal(await invite(known.toUpperCase()), 409, 'ALREADY_USED')
  const bad = expectRefusal(await invite('no address', { rights: [] }), 400, 'VALIDATION')
  assert.ok(bad.email && bad.rights)
})

test('an owner who is removed, reduced or blocked leaves no open door: what they sent ends', async () => {
  const ends: ((id: string) => Promise<unknown>)[] = [
    async (id) => expectData(await owner.call(api.accountsOperator.removeStaff, { params: { id } })),
    async (id) =>
      expectData(
        await owner.call(api.accountsOperator.saveStaff, {
          params: { id },
          body: { isOwner: false, rights: ['orders'] },
        }),
      ),
    async (id) =>
      expectData(await owner.call(api.accountsOperator.block, { params: { id }, body: { reason: 'Left us' } })),
  ]
  for (const end of ends) {
    const [other, friend] = [await createOwner(), await server.createCustomer()]
    const { id } = expectData(await invite(friend.email, { isOwner: true, rights: [] }, other)).invitation
    const token = await mailedToken(friend.email)
    await end(other.id)
    assert.equal(await stateOf(id), 'withdrawn')
    expectRefusal(await accept(friend, token), 400, 'LINK_INVALID')
  }
})

test('inviting needs a fresh sign-in', async () => {
  const other = await createOwner()
  await server.db.transaction((tx) =>
    tx.run(sql`update accounts.sessions set confirmed_at = now() - interval '1 hour' where user_id = ${other.id}`),
  )
  expectRefusal(await invite('somebody@example.com', {}, other), 403, 'STEP_UP_REQUIRED')
})
