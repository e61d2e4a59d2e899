import type { Language } from '@runmart/contract/languages'
import { amountText, dateTimeText, moneyText, offsetText } from '@runmart/i18n/formats'
import { translator } from '@runmart/i18n/server'
import { findReader, listStaffWith } from '#features/accounts/index.ts'
import { mailToUser } from '#outside/mail/layout.ts'
import type { Mailer } from '#outside/mail/mailer.ts'
import type { Tx } from '#platform/db/tx.ts'
import { enqueue, type JobContext, job } from '#platform/jobs/job.ts'

/** What operators are told by mail, in each one's language. */
type StaffNews =
  | {
      kind: 'creditWaits'
      /** Money is to be taken, not given. */
      isDebit?: true
      by: string
      customer: string
      amount: number
      reason: string
      reference: string | null
      ripensAt: string | null
    }
  | { kind: 'settingsChanged'; by: string; at: string; changes: SettingsChange[] }
  | { kind: 'bankClaimWaits'; customer: string; amount: number; reference: string }
  | {
      kind: 'claimWaits'
      customer: string
      /** In USDT. */
      amount: string
      transactionId: string
      doubt: 'other-payer' | 'several-claims' | null
      ripensAt: string | null
    }

export type SettingsChange = {
  field: 'bank' | 'accountNumber' | 'accountName' | 'binanceId' | 'binanceOwner' | 'exchangeRate'
  before: string
  after: string
}

type StaffMail = { userId: string; news: StaffNews }

/** One job per reader: one that has to be sent again is not sent to the others again. */
export const sendStaffMailJob = job<StaffMail>('deposits.send-staff-mail')

/** Mails all owners, or everybody with the right to decide about money. */
export async function mailStaff(tx: Tx, to: 'owner' | 'money', news: StaffNews): Promise<void> {
  for (const userId of await listStaffWith(tx, to)) enqueue(tx, sendStaffMailJob, { userId, news })
}

export type MailDependencies = { publicUrl: string; shopTimeZone: string; send: Mailer }

export async function sendStaffMail(
  { userId, news }: StaffMail,
  { db }: JobContext,
  { publicUrl, shopTimeZone, send }: MailDependencies,
): Promise<void> {
  const user = await db.transaction((tx) => findReader(tx, userId))
  if (!user) return
  const { path, action, ...content } = formatNews(news, user.language, shopTimeZone)
  await send(mailToUser(user, publicUrl, { ...content, action: { label: action, url: publicUrl + path } }))
}

type Formatted = { subject: string; paragraphs: string[]; action: string; path: string }

function formatNews(news: StaffNews, language: Language, timeZone: string): Formatted {
  const t = translator(language)
  const when = (at: string) => formatTime(at, language, timeZone)
  switch (news.kind) {
    case 'creditWaits': {
      const { by, customer, reason, reference, ripensAt } = news
      const amount = moneyText(language, news.amount)
      return {
        subject: t(news.isDebit ? 'mail.debitWaitsSubject' : 'mail.creditWaitsSubject', { amount, customer }),
        paragraphs: [
          t(news.isDebit ? 'mail.debitWaitsText' : 'mail.creditWaitsText', { by, amount, customer }),
          ...(reference === null ? [] : [t('mail.creditWaitsReference', { reference })]),
          t('mail.creditWaitsReason', { reason }),
          ripensAt
            ? t(news.isDebit ? 'mail.debitWaitsClock' : 'mail.creditWaitsClock', { when: when(ripensAt) })
            : t('mail.creditWaitsApproval'),
        ],
        action: t('mail.creditWaitsAction'),
        path: '/operator/transfers',
      }
    }
    case 'settingsChanged':
      return {
        subject: t('mail.depositSettingsSubject'),
        paragraphs: [
          t('mail.depositSettingsText', { by: news.by, when: when(news.at) }),
          ...news.changes.map(({ field, before, after }) =>
            t('mail.depositSettingsChange', {
              field: t(`mail.${field}Field`),
              before: before || t('mail.depositSettingsEmpty'),
              after: after || t('mail.depositSettingsEmpty'),
            }),
          ),
          t('mail.depositSettingsNotYou'),
        ],
        action: t('mail.depositSettingsAction'),
        path: '/operator/settings',
      }
    case 'bankClaimWaits': {
      const { customer, reference } = news
      const fill = { customer, reference, amount: moneyText(language, news.amount) }
      return {
        subject: t('mail.bankClaimSubject', fill),
        paragraphs: [t('mail.bankClaimText', fill)],
        action: t('mail.claimWaitsAction'),
        path: '/operator/transfers',
      }
    }
    case 'claimWaits': {
      const { customer, transactionId: id, doubt, ripensAt } = news
      const amount = amountText(language, news.amount, 'USDT')
      const why = doubt === 'several-claims' ? t('mail.claimWaitsSeveral') : t('mail.claimWaitsPayer')
      return {
        subject: t('mail.claimWaitsSubject', { customer, amount }),
        paragraphs: [
          t('mail.claimWaitsText', { customer, id, amount }),
          ripensAt ? t('mail.claimWaitsClock', { when: when(ripensAt) }) : why,
        ],
        action: t('mail.claimWaitsAction'),
        path: `/operator/transfers?q=${encodeURIComponent(id)}`,
      }
    }
  }
}

/** A mail does not know its reader's clock, so it says whose it means: the shop's. */
function formatTime(at: string, language: Language, timeZone: string): string {
  const moment = new Date(at)
  return `${dateTimeText(language, moment, timeZone)} (${offsetText(moment, timeZone)})`
}
