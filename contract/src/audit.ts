import * as z from 'zod/mini'
import { endpoint, Id, Time } from './endpoint.ts'
import { listOf, pageQuery, spanQuery } from './lists.ts'

/** What staff do that is written down, by what it is done to. Names stay: entries are for ever. */
export const auditActions = [
  'account.add-note',
  'account.block',
  'account.edit-note',
  'account.end-sessions',
  'account.remove-note',
  'account.resend-mail',
  'account.unblock',
  'account.view',
  'alerts.choose',
  'bank-claim.refuse',
  'bank-claim.view-receipt',
  'bot.read-late-answers',
  'bot.read-log',
  'bots.save-settings',
  'catalog.add-picture',
  'catalog.copy-service',
  'catalog.create-category',
  'catalog.create-service',
  'catalog.edit-category',
  'catalog.edit-many',
  'catalog.edit-page',
  'catalog.edit-service',
  'catalog.order-categories',
  'catalog.order-services',
  'catalog.remove-category',
  'catalog.remove-picture',
  'catalog.set-picture',
  'catalog.undo-edit',
  'content.create-announcement',
  'content.create-text',
  'content.discard-text',
  'content.edit-announcement',
  'content.end-announcement',
  'content.maintenance',
  'content.publish-announcement',
  'content.publish-text',
  'content.remove-announcement',
  'content.remove-text',
  'content.save-text',
  'content.unpublish-text',
  'conversation-assign',
  'conversation-close',
  'conversation-reopen',
  'conversation-unassign',
  'credit',
  'credit.approve',
  'credit.ask',
  'credit.cancel',
  'credit.ripen',
  'debit',
  'deposits.settings',
  'goods.replace',
  'jobs.remove',
  'jobs.retry',
  'newsletter.export-readers',
  'newsletter.send-letter',
  'orders.create-code',
  'orders.delete-view',
  'orders.deliver',
  'orders.edit-code',
  'orders.fail',
  'orders.give-lines',
  'orders.progress',
  'orders.refund',
  'orders.refund-part',
  'orders.save-view',
  'orders.settings',
  'orders.stop-bot',
  'orders.take',
  'payout.ask',
  'payout.pay',
  'payout.refuse',
  'payouts.settings',
  'referrals.allow',
  'referrals.rate',
  'referrals.refuse',
  'referrals.settings',
  'reports.export',
  'saved-reply-create',
  'saved-reply-edit',
  'saved-reply-remove',
  'staff.accept-invitation',
  'staff.invite',
  'staff.remove',
  'staff.resend-invitation',
  'staff.save',
  'staff.withdraw-invitation',
  'stock.add',
  'stock.find',
  'stock.settings',
  'stock.withdraw',
  'transaction.reverse',
  'transfer.assign',
  'transfer.enter',
  'transfer.ignore',
] as const
export type AuditAction = (typeof auditActions)[number]

/** A value that was changed, or that belongs to what was done; `before` only where there was another. */
export const AuditChange = z.strictObject({
  name: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
})
export type AuditChange = z.infer<typeof AuditChange>

/** Who did what, when and from where; an operator of null is a command on the server. */
export const AuditEntry = z.strictObject({
  id: z.string(),
  at: Time,
  operator: z.nullable(z.strictObject({ id: z.string(), username: z.string() })),
  /** One of `auditActions`, or of a version before. */
  action: z.string(),
  subject: z.string(),
  address: z.string(),
  changes: z.array(AuditChange),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** Deeds that change settings of the shop: their entries are the history of the settings. */
export const settingsActions = [
  'bots.save-settings',
  'content.maintenance',
  'deposits.settings',
  'orders.settings',
  'payouts.settings',
  'referrals.rate',
  'referrals.settings',
] as const satisfies readonly AuditAction[]

/** A change of settings, for all who may change them; from which address is for owners alone. */
export const SettingsChange = z.omit(AuditEntry, { address: true })
export type SettingsChange = z.infer<typeof SettingsChange>

export const audit = {
  settings: endpoint({
    method: 'GET',
    path: '/operator/settings/history',
    summary: 'List who changed which settings, newest first, each with before and after',
    access: 'operator',
    right: 'settings',
    query: z.object({ ...pageQuery, action: z.optional(z.enum(settingsActions)) }),
    data: listOf(SettingsChange),
  }),
  list: endpoint({
    method: 'GET',
    path: '/operator/audit',
    summary: 'List what staff did, newest first; format=csv downloads all matches',
    access: 'operator',
    right: 'owner',
    query: z.object({
      ...pageQuery,
      ...spanQuery,
      operatorId: z.optional(Id),
      /** What it was done to, by its id: an account, an order. */
      subject: z.optional(Id),
      action: z.optional(z.enum(auditActions)),
      q: z.optional(z.string().check(z.trim(), z.maxLength(100, 'textTooLong'))),
      format: z.optional(z.enum(['json', 'csv'])),
    }),
    data: listOf(AuditEntry),
  }),
}
