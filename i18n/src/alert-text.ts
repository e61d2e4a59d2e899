import type { Alert } from '@runmart/contract/alerts'
import type { Language } from '@runmart/contract/languages'
import { readProblem } from '@runmart/contract/suppliers-problems'
import type { alerts } from './en/alerts.ts'
import type { feedNames } from './en/deposits-operator.ts'
import { amountText, dateTimeText, moneyText, offsetText } from './formats.ts'
import type { Translate } from './translate.ts'

/** The common part of the server's and the back office's `t`. */
export type AlertTranslate = Translate<{ alerts: typeof alerts; feedNames: typeof feedNames }>

/** An alert as a title and sentences. Its times are the shop's: a message does not know its reader's time zone. */
export function alertText(
  t: AlertTranslate,
  language: Language,
  alert: Alert,
  timeZone: string,
): { title: string; lines: string[] } {
  const dong = (amount: number) => moneyText(language, amount)
  const when = (at: string) =>
    `${dateTimeText(language, new Date(at), timeZone)} (${offsetText(new Date(at), timeZone)})`
  switch (alert.kind) {
    case 'new-orders': {
      const { count, order } = alert
      const sum = dong(alert.sum)
      return {
        title: order ? t('alerts.newOrder', { code: order.code, sum }) : t('alerts.newOrders', { count, sum }),
        lines: [],
      }
    }
    case 'supplier-orders':
      return { title: t('alerts.supplierOrders', { count: alert.count }), lines: [] }
    case 'refund-requests': {
      const { count, sum } = alert
      return { title: t('alerts.refundRequests', { count, sum: dong(sum) }), lines: [t('alerts.refundRequestsText')] }
    }
    case 'messages':
      return { title: t('alerts.messages', { count: alert.count }), lines: [] }
    case 'transfers':
      return {
        title: t('alerts.transfers', { count: alert.count, sum: sumsText(language, alert.sums) }),
        lines: [t('alerts.transfersText')],
      }
    case 'claims': {
      const { count, sums, ripensAt } = alert
      return {
        title: t('alerts.claims', { count, sum: sumsText(language, sums) }),
        lines: [ripensAt ? t('alerts.claimsClock', { when: when(ripensAt) }) : t('alerts.claimsText')],
      }
    }
    case 'payouts':
      return {
        title: t('alerts.payouts', { count: alert.count, sum: dong(alert.sum) }),
        lines: [t('alerts.payoutsText')],
      }
    case 'large-credits': {
      const { isDebit, by, ripensAt } = alert
      const amount = dong(alert.amount)
      const key = isDebit ? 'debit' : 'credit'
      return {
        title: t(`alerts.${key}`, { amount }),
        lines: [
          t(`alerts.${key}Text`, { by, amount }),
          ripensAt ? t(`alerts.${key}Clock`, { when: when(ripensAt) }) : t('alerts.approval'),
        ],
      }
    }
    case 'feeds': {
      const names = alert.feeds.map((feed) => t(`feedNames.${feed}`))
      return {
        title: t('alerts.feeds', { count: names.length, names: names.join(', ') }),
        lines: [t('alerts.feedsText')],
      }
    }
    case 'books':
      return { title: t('alerts.books', { count: alert.count }), lines: [t('alerts.booksText')] }
    case 'stock': {
      const name = alert.names[language]
      if (alert.free === 0) return { title: t('alerts.stockOut', { name }), lines: [t('alerts.stockOutText')] }
      const title = t(alert.isEntered ? 'alerts.stockLeft' : 'alerts.stock', { name, count: alert.free })
      return { title, lines: [t('alerts.stockText')] }
    }
    case 'suppliers': {
      if (alert.what === 'low-balance') {
        const balance = amountText(language, alert.balance, alert.currency)
        const title = t('alerts.supplierBalance', { name: alert.name, balance })
        return { title, lines: [t('alerts.supplierBalanceText')] }
      }
      if (alert.what === 'account')
        return {
          title: t('alerts.supplierAccount', { name: alert.name }),
          // The shop's own problem is a code, which the page explains.
          lines: [
            ...(readProblem(alert.problem) ? [] : [t('alerts.supplierSays', { problem: alert.problem })]),
            t('alerts.supplierAccountText'),
          ],
        }
      if (alert.what === 'old-offers')
        return { title: t('alerts.supplierOld', { name: alert.name }), lines: [t('alerts.supplierOldText')] }
      if (alert.what === 'overcharged') {
        const title = t('alerts.supplierOvercharged', { name: alert.name })
        return { title, lines: [t('alerts.supplierOverchargedText', { service: alert.names[language] })] }
      }
      if (!alert.all)
        return {
          title: t('alerts.serviceStopped', { name: alert.names[language] }),
          lines: [t('alerts.serviceStoppedText')],
        }
      const { count, suppliers } = alert.all
      const lineOf = ({ name, count: all, services }: (typeof suppliers)[number]) => {
        const names = services.map((it) => it[language]).join(', ')
        const more = all - services.length
        return more > 0
          ? t('alerts.stoppedOfMore', { supplier: name, names, count: more })
          : t('alerts.stoppedOf', { supplier: name, names })
      }
      return {
        title: t('alerts.servicesStopped', { count }),
        lines: [...suppliers.map(lineOf), t('alerts.servicesStoppedText')],
      }
    }
    case 'jobs':
      return { title: t('alerts.jobs', { count: alert.count }), lines: [t('alerts.jobsText')] }
    case 'payment-settings':
      return {
        title: t('alerts.paymentSettings'),
        lines: [
          t('alerts.paymentSettingsText', { by: alert.by, when: when(alert.at) }),
          ...alert.changes.map(({ field, before, after }) =>
            t('alerts.paymentSettingsChange', {
              field: t(`alerts.${field}`),
              before: before || t('alerts.empty'),
              after: after || t('alerts.empty'),
            }),
          ),
          t('alerts.paymentSettingsNotYou'),
        ],
      }
    case 'test':
      return { title: t('alerts.test'), lines: [t('alerts.testText')] }
  }
}

function sumsText(language: Language, { VND, USDT }: { VND?: number; USDT?: string }): string {
  const sums = [VND !== undefined && moneyText(language, VND), USDT !== undefined && amountText(language, USDT, 'USDT')]
  return sums.filter(Boolean).join(' + ')
}
