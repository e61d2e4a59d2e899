import {
  type AuditChange,
  type AuditEntry,
  COMMAND_ADDRESS,
  type SettingsChange,
  settingsActions,
} from '@runmart/contract/audit'
import { banks } from '@runmart/contract/deposits-banks'
import type { Language } from '@runmart/contract/languages'
import { auditActionKey } from '@runmart/i18n/audit-action-key'
import { auditFieldName, tierName } from '@runmart/i18n/audit-field-name'
import { auditObjectName } from '@runmart/i18n/audit-object-name'
import type { TranslateOperator } from '@runmart/i18n/operator'
import { useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { dateTimeText } from '#ui/date-text.ts'
import { DateTime } from '#ui/date-time.tsx'
import { formatNumber } from '#ui/parse-number.ts'
import { percentText } from '#ui/percent-text.ts'
import { TextLink } from '#ui/text-link.tsx'
import { ChangedText, isText } from './changed-text.tsx'
import { describeChange } from './describe-change.ts'
import { subjectPath } from './subject-path.ts'

/** Above this number of values the list has columns, if there is room. */
const MANY = 5
/** The number of values shown at first: an edit of many services has hundreds. */
const MOST = 24

const openWords = {
  account: 'operatorAudit.openAccount',
  announcement: 'operatorAudit.openAnnouncement',
  conversation: 'operatorAudit.openConversation',
  order: 'operatorAudit.openOrder',
  partner: 'operatorAudit.openPartner',
  proposal: 'operatorAudit.openProposal',
  service: 'operatorAudit.openService',
  supplier: 'operatorAudit.openSupplier',
  text: 'operatorAudit.openText',
} as const

/** The kinds whose link shows the name of the subject. */
const isNamed: readonly string[] = ['service', 'supplier']

/** One audit entry: action, operator and changes, and the address for owners. */
export function EntryRow({ entry }: { entry: AuditEntry | SettingsChange }) {
  const { action, operator, at, subject, changes } = entry
  const t = useOperatorTranslations()
  const { language } = useLanguage()
  const key = auditActionKey(action)
  const page = subjectPath(entry)
  const about = 'about' in entry ? entry.about : null
  const subjectName = 'subjectName' in entry ? entry.subjectName : null
  const [isWhole, setWhole] = useState(false)
  // The linked page names the customer.
  const shown = changes.filter((it) => it.name !== 'customerId')
  const texts = shown.filter(isText)
  const values = shown.filter((it) => !isText(it))
  const describe = settingsActions.some((it) => it === action) ? describeSetting : describeChange
  // An entry without an operator comes from a server command or from a scheduled job of the shop.
  const byShop = 'address' in entry && entry.address !== COMMAND_ADDRESS
  const name = operator
    ? operator.username || t('operatorAudit.gone')
    : t(byShop ? 'operatorAudit.shopItself' : 'operatorAudit.command')
  return (
    <li className="grid gap-x-6 gap-y-1 px-5 py-4 md:grid-cols-[minmax(0,1fr)_auto]">
      <p className="font-semibold wrap-anywhere text-ink">{key ? t(key) : action}</p>
      <p className="text-[13px] text-ink-faint md:text-right">
        <DateTime at={at} />
      </p>
      <p className="text-[13px] wrap-anywhere text-ink-soft tabular-nums">
        {operator && 'address' in entry ? `${name} · ${t('operatorAudit.from', { address: entry.address })}` : name}
      </p>
      <p className="text-[13px] wrap-anywhere md:max-w-72 md:text-right">
        {about && <TextLink to={operatorPaths.customer(about.id)}>{about.username}</TextLink>}
        {about && page && page.kind !== 'account' && <span className="text-ink-faint"> · </span>}
        {page
          ? !(about && page.kind === 'account') && (
              <TextLink to={page.to}>
                {(isNamed.includes(page.kind) && subjectName) || t(openWords[page.kind])}
              </TextLink>
            )
          : !about && <SubjectText subject={subject} />}
      </p>
      {shown.length > 0 && (
        <dl
          className={classes(
            'mt-1 grid gap-x-6 gap-y-1 text-[13px] md:col-span-2',
            values.length > MANY && 'md:grid-cols-2 xl:grid-cols-3',
          )}
        >
          {(isWhole ? values : values.slice(0, MOST)).map((change) => (
            <Change key={change.name} change={describe(t, language, change, action)} />
          ))}
          {texts.map((change) => (
            <ChangedText
              key={change.name}
              entryId={entry.id}
              change={change}
              label={describe(t, language, change, action).name}
            />
          ))}
        </dl>
      )}
      {!isWhole && values.length > MOST && (
        <Button size="sm" onClick={() => setWhole(true)} className="mt-1 justify-self-start">
          {t('operatorStock.showAll', { count: values.length })}
        </Button>
      )}
    </li>
  )
}

/** The name or code of a subject without a page. Hides ids, which mean nothing to people. */
function SubjectText({ subject }: { subject: string }) {
  const t = useOperatorTranslations()
  const name = auditObjectName(t, subject)
  if (name) return <span className="text-ink-faint">{name}</span>
  return /^[\da-f]{8}-[\da-f-]{27}$/.test(subject) ? null : (
    <span className="font-mono text-xs text-ink-faint">{subject}</span>
  )
}

/** A value, or its old and new value. */
function Change({ change: { name, before, after } }: { change: AuditChange }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-ink-faint">{name}</dt>
      <dd className="min-w-0 wrap-anywhere text-ink-soft">
        {before !== null && (
          <>
            <del>{before}</del>
            <span aria-hidden> → </span>
          </>
        )}
        <ins className="text-ink no-underline">{after ?? '–'}</ins>
      </dd>
    </div>
  )
}

const numbers = [
  'exchangeRate',
  'minDeposit',
  'wrongContentPercent',
  'noticeLimit',
  'commissionPercent',
  'percent',
  'holdDays',
  'claimDays',
  'minimum',
]

/** Formats a changed setting with the labels of its form; values of unknown settings stay as stored. */
function describeSetting(t: TranslateOperator, language: Language, change: AuditChange, action: string): AuditChange {
  const { name, before, after } = change
  const show = (value: string | null) => {
    if (name === 'percent' && value === null) return t('operatorReferrals.generalRate')
    if (value === null) return null
    if (name === 'bankBin') return banks[value] ?? value
    if (name === 'isOn') return t(value === 'true' ? 'operatorMaintenance.isClosed' : 'operatorMaintenance.isOpen')
    if (name === 'share') return percentText(language, Number(value) / 100, 2)
    if (name === 'until') return dateTimeText(language, new Date(value))
    return tierName(t, name) || numbers.includes(name) ? formatNumber(language, value) : value
  }
  return { name: auditFieldName(t, change, action), before: show(before), after: show(after) }
}
