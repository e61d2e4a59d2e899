import {
  type BookCheck,
  type BookDifference,
  type BookSubject,
  bookSums,
  isKnownDifference,
} from '@runmart/contract/books'
import { figures } from '@runmart/contract/reports-figures'
import { accountKey } from '@runmart/i18n/account-key'
import { numberText } from '@runmart/i18n/formats'
import { Fragment } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useRights } from '#platform/use-rights.ts'
import { dayText } from '#ui/date-text.ts'
import { List } from '#ui/list.tsx'
import { moneyText } from '#ui/money-text.ts'
import { Section } from '#ui/section.tsx'
import { StatusPill } from '#ui/status-pill.tsx'
import { TextLink } from '#ui/text-link.tsx'

type Props = { checks: readonly BookCheck[]; className?: string }

/** Each check with its result and sample differences. */
export function CheckList({ checks, className = '' }: Props) {
  const t = useOperatorTranslations()
  return (
    <Section title={t('books.checks')} padded={false} className={className}>
      <List label={t('books.checks')}>
        {checks.map((check) => (
          <li key={check.name} className="px-5 py-3">
            <div className="flex items-start justify-between gap-4">
              <span className="min-w-0 pt-0.5 font-medium text-pretty text-ink">{t(`bookChecks.${check.name}`)}</span>
              <StatusPill state={check.found ? 'failed' : 'success'}>
                {check.found ? t('books.found', { count: check.found }) : t('books.fine')}
              </StatusPill>
            </div>
            {check.examples.length > 0 && (
              <ul
                aria-label={t('books.examples')}
                className="mt-2 flex flex-col gap-1.5 rounded-lg bg-failed-soft px-3 py-2 text-[13px] wrap-anywhere text-ink"
              >
                <Examples check={check} />
              </ul>
            )}
          </li>
        ))}
      </List>
    </Section>
  )
}

/** Sample differences in the reader's language. Kinds unknown to this page show the server's text. */
function Examples({ check }: { check: BookCheck }) {
  const known = check.differences.filter(isKnownDifference)
  if (known.length === 0) return check.examples.map((it) => <li key={it}>{it}</li>)
  return known.map((it) => <Difference key={JSON.stringify(it)} difference={it} />)
}

type DifferenceProps = { difference: BookDifference }
type Figure = BookDifference['figures'][number]

/** One difference in the reader's language: its linked subjects, the found value and the expected value. */
function Difference({ difference: { about, fault, figures } }: DifferenceProps) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const subjects = useSubjects()(about)
  const said = ({ name, has, should }: Figure) => {
    const figure = t(`bookFigures.${name}`)
    const written = (it: number | null) =>
      it === null ? '–' : bookSums.some((sum) => sum === name) ? moneyText(language, it) : numberText(language, it)
    return should === null
      ? `${figure}: ${written(has)}`
      : t('books.differs', { figure, has: written(has), should: written(should) })
  }
  return (
    <li className="flex flex-wrap gap-x-2">
      {subjects.length > 0 && (
        <span className="font-semibold">
          {subjects.map(({ text, to, isCode }, at) => (
            <Fragment key={text}>
              {at > 0 && ' · '}
              {to ? (
                <TextLink to={to} className={isCode ? 'font-mono' : ''}>
                  {text}
                </TextLink>
              ) : (
                <span className={isCode ? 'font-mono' : ''}>{text}</span>
              )}
            </Fragment>
          ))}
        </span>
      )}
      <span className="text-pretty tabular-nums">
        {[...(fault ? [t(`bookFaults.${fault}`)] : []), ...figures.map(said)].join('; ')}
      </span>
    </li>
  )
}

type Shown = { text: string; to?: string | false | null; isCode?: boolean }

/** The names of a difference's subjects, linked if the operator may open the page. */
function useSubjects(): (about: readonly BookSubject[]) => Shown[] {
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
    // Some report lines have the same name as their account: show it once.
    return all.filter((it, at) => all.findIndex((other) => other.text === it.text) === at)
  }
}
