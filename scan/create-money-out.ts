import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { api } from '@runmart/contract'
import { expectData } from '../server/test/expect-answer.ts'
import { readMail } from '../testing/shop/read-mail.ts'
import type { ScannedShop } from './scanned-shop.ts'

/**
 * Creates objects of operators' decisions: a credit to reverse, a waiting one, a claim, and a payout of a closed
 * account.
 */
export async function createMoneyOut(shop: ScannedShop, customerId: string) {
  const [customer, operator] = [shop.as(await shop.signIn('demo')), shop.as(await shop.signIn('operator'))]
  const credit = (to: string, amount: number) =>
    operator(api.depositsOperator.credit, { body: { customerId: to, amount, reason: 'To scan' } })
  const { transaction } = expectData(await credit(customerId, 1_000))
  await credit(customerId, 999_999_999)
  const [waiting] = expectData(await operator(api.pendingCredits.list)).items
  const claim = { reference: 'FT-SCAN-1', amount: 50_000, sentOn: new Date().toISOString().slice(0, 10) }
  const { id: claimId } = expectData(await customer(api.bankClaims.claim, { body: claim })).claim

  const leaving = { email: 'leaving@shop.example', password: randomUUID() }
  const form = { username: 'leaving', ...leaving }
  const { id } = expectData(await shop.as(null)(api.accounts.register, { body: form })).user
  const { links } = await readMail(join(shop.dataDir, 'outbox'), leaving.email)
  const token = new URLSearchParams(new URL(links[0] ?? '').hash.slice(1)).get('token') ?? ''
  expectData(await shop.as(null)(api.accounts.activate, { body: { token } }))
  expectData(await credit(id, 1_000))
  const { accessToken } = expectData(await shop.as(null)(api.accounts.login, { body: leaving }))
  const payout = { way: 'bank', bankBin: '970436', account: '0123456789', accountName: 'Leaving' } as const
  const closing = { password: leaving.password, giveUpBalance: 1_000, payout }
  expectData(await shop.as(accessToken)(api.accountClosure.close, { body: closing }))
  const [paidOut] = expectData(await operator(api.payouts.list, { query: { status: 'waiting' } })).items
  if (!waiting || !paidOut) throw new Error('No credit waits, or no payout.')
  return { transactionCode: transaction.transactionCode, pendingId: waiting.id, claimId, payoutId: paidOut.id }
}
