import type { BookSubject } from '@runmart/contract/books'
import { figures } from '@runmart/contract/reports-figures'
import { accountKey } from '@runmart/i18n/account-key'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useRights } from '#platform/use-rights.ts'
import { dayText } from '#ui/date-text.ts'

type Shown = { text: string; to?: string | false | null; isCode?: boolean }

/** What differences are about as people call it, each with the way to its page for who may go there. */
export function useSubjects(): (about: readonly BookSubject[]) => Shown[] {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const may = useRights()
  const closed = t('operatorReports.closedAccount')
  const transactionPath = (customerId: string, code: string) => {
    if (!may('money')) return null
    return may('customers')
      ? operatorPaths.transaction(customerId, code)
      : operatorPaths.transactionAlone(customerId, code)
  }
  const show = ({ kind, id, name, page }: BookSubject, day: string | undefined): Shown => {
    switch (kind) {
      case 'account': {
        if (page !== null) return { text: name || closed, to: may('customers') && name && operatorPaths.customer(page) }
        const key = accountKey(id)
        const days = day ? { from: day, to: day } : {}
        return {
          text: key ? t(key) : id,
          to: id.startsWith('house:') && operatorPaths.reportEntries({ account: id, ...days }),
        }
      }
      case 'transaction':
      case 'original':
        return { text: id, to: page && transactionPath(page, id), isCode: true }
      case 'order':
        return { text: id, to: may('orders') && page && operatorPaths.order(page), isCode: true }
      case 'payment':
        return { text: t('books.payment', { reference: id }), to: may('money') && operatorPaths.transfersNamed(id) }
      case 'service':
        return { text: name, to: may('catalog') && page && operatorPaths.service(page) }
      case 'supplier':
        return { text: name, to: may('money') && page && operatorPaths.supplierMoneyOf(page) }
      case 'operator':
        return { text: name || closed }
      case 'entry':
        return { text: t('books.entry', { id }) }
      case 'day':
        return { text: dayText(language, id) }
      case 'line': {
        const figure = figures.find((it) => it === id)
        return { text: figure ? t(`reportFigures.${figure}`) : '' }
      }
    }
  }
  return (about) => {
    const day = about.find((it) => it.kind === 'day')?.id
    const all = about.map((it) => show(it, day)).filter((it) => it.text)
    // Some lines of reports are called as the accounts that they are on.
    return all.filter((it, at) => all.findIndex((other) => other.text === it.text) === at)
  }
}
