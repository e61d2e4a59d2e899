import { api } from '@runmart/contract'
import type { StaffMember } from '@runmart/contract/accounts-operator'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import { type HandlerInput, type Route, route } from '#platform/http/route.ts'
import { isUuid } from '#platform/ids.ts'
import { Refusal } from '#platform/refusal.ts'
import { rightsOf } from '../get-user.ts'
import { findUserById } from '../user-queries.ts'
import { blockCustomer, endCustomerSessions, unblockCustomer } from './block-customer.ts'
import { grantStaff, revokeStaff } from './change-staff.ts'
import { listCustomerMails, resendMail } from './customer-mails.ts'
import { addCustomerNote, editCustomerNote, listCustomerNotes, removeCustomerNote } from './customer-notes.ts'
import { listOperatorIds } from './queries.ts'
import { listCustomerReferrals, showCustomer } from './show-customer.ts'

export const staffRoutes: Route[] = [
  route(api.accountsOperator.staff, listStaff),
  route(api.accountsOperator.saveStaff, saveStaff),
  route(api.accountsOperator.removeStaff, removeStaff),
  route(api.accountsOperator.customer, showCustomer),
  route(api.customerPage.referrals, listCustomerReferrals),
  route(api.customerPage.notes, listCustomerNotes),
  route(api.customerPage.addNote, addCustomerNote),
  route(api.customerPage.editNote, editCustomerNote),
  route(api.customerPage.removeNote, removeCustomerNote),
  route(api.customerPage.mails, listCustomerMails),
  route(api.customerPage.resendMail, resendMail),
  route(api.accountsOperator.block, blockCustomer),
  route(api.accountsOperator.unblock, unblockCustomer),
  route(api.accountsOperator.endSessions, endCustomerSessions),
]

/** All operators, owners first. */
async function listStaff(tx: Tx): Promise<Result<{ items: StaffMember[] }>> {
  const items: StaffMember[] = []
  for (const id of await listOperatorIds(tx)) items.push(await getMember(tx, id))
  return { data: { items } }
}

async function saveStaff(
  tx: Tx,
  { params, body, caller, request }: HandlerInput<typeof api.accountsOperator.saveStaff>,
): Promise<Result<{ member: StaffMember }>> {
  const { id } = await getMember(tx, params.id)
  await grantStaff(tx, id, body, { operatorId: caller.userId, address: request.address })
  return { data: { member: await getMember(tx, id) }, notice: 'messages.staffSaved' }
}

async function removeStaff(
  tx: Tx,
  { params, caller, request }: HandlerInput<typeof api.accountsOperator.removeStaff>,
): Promise<Result<null>> {
  const { id } = await getMember(tx, params.id)
  await revokeStaff(tx, id, { operatorId: caller.userId, address: request.address })
  return { data: null, notice: 'messages.staffRemoved' }
}

async function getMember(tx: Tx, id: string): Promise<StaffMember> {
  const user = isUuid(id) ? await findUserById(tx, id) : null
  if (!user) throw new Refusal('NOT_FOUND')
  const { username, email, totpEnabled, joinedDate } = user
  return { id, username, email, joinedDate, twoFactor: totpEnabled, ...rightsOf(user) }
}
