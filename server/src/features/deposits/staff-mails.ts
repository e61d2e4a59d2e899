import type { Alert, PaymentChange } from '@runmart/contract/alerts'
import { alertStaff } from '#platform/alert-staff.ts'
import type { Tx } from '#platform/db/tx.ts'
import { job } from '#platform/jobs/job.ts'

/** What the version before asks to be mailed to an operator; claims, which it mailed as well, are found by looking. */
type FormerNews =
  | { kind: 'creditWaits'; isDebit?: true; by: string; amount: number; ripensAt: string | null }
  | { kind: 'settingsChanged'; by: string; at: string; changes: PaymentChange[] }
  | { kind: 'bankClaimWaits' | 'claimWaits' }
type FormerMail = { userId: string; news: FormerNews }

/** Nodes of the version before enqueue it during an update. */
export const sendStaffMailJob = job<FormerMail>('deposits.send-staff-mail')

/** Makes an alert of what the version before would have mailed. */
export function alertInstead(tx: Tx, { userId, news }: FormerMail): void {
  const alert = toAlert(news)
  if (alert) alertStaff(tx, { alert, key: `former ${JSON.stringify(news)}`, to: [userId] })
}

function toAlert(news: FormerNews): Alert | null {
  if (news.kind === 'creditWaits') {
    const { isDebit = false, by, amount, ripensAt } = news
    return { kind: 'large-credits', isDebit, by, amount, ripensAt }
  }
  if (news.kind === 'settingsChanged') {
    const { by, at, changes } = news
    return { kind: 'payment-settings', by, at, changes }
  }
  return null
}
