import { type AuditChange, settingsActions } from '@runmart/contract/audit'
import { type Language, languageNames, languages } from '@runmart/contract/languages'
import { auditFieldLabels, auditPartLabels, settingLabels } from './audit-field-labels.ts'
import { auditValueWords } from './audit-value-words.ts'
import type { TranslateOperator } from './operator.ts'

/** `vi`, `texts.vi`, `texts.vi.body`, `vi.get` of a service's page, and `names.vi` of a category. */
const writtenName = new RegExp(
  `^(texts\\.|names\\.)?(${languages.join('|')})(?:\\.(${Object.keys(auditPartLabels).join('|')}))?$`,
)

/** The language of a value, if its name contains one. */
export function languageOf(name: string): Language | undefined {
  return writtenName.exec(name)?.[2] as Language | undefined
}

const bracketName = /^brackets\.(\d+)\.(from|price)$/
const fieldName = /^fields\.(\d+)\.(.+)$/
const ofServiceName = /^([a-z0-9-]+)\.(.+)$/

/**
 * Splits `fields.2.required` into the second field and the rest. Splits `link-checker.price` of a bulk edit into the
 * service and the rest.
 */
function splitName(name: string): { nth: string | null; slug: string; rest: string } | null {
  const [, nth, ofField] = fieldName.exec(name) ?? []
  if (nth && ofField) return { nth, slug: '', rest: ofField }
  const [, slug, ofService = ''] = ofServiceName.exec(name) ?? []
  return slug && (ofService in auditFieldLabels || bracketName.test(ofService))
    ? { nth: null, slug, rest: ofService }
    : null
}

/**
 * The recorded name for formatting a field's values, wherever it is nested: quantities and prices of brackets like
 * others.
 */
export function auditValueName(name: string): string {
  const part = bracketName.exec(name)?.[2]
  if (part) return part === 'from' ? 'amount' : part
  const within = splitName(name)
  return within ? auditValueName(within.rest) : name
}

/** The label of an entry's field; without a label, its recorded name. */
export function auditFieldName(t: TranslateOperator, change: AuditChange, action: string): string {
  const { name, before, after } = change
  if (settingsActions.some((it) => it === action)) return settingName(t, name)
  const [, nth = '', part] = bracketName.exec(name) ?? []
  if (part) return t(part === 'from' ? 'operatorServices.bracketFrom' : 'operatorServices.bracketPrice', { nth })
  const within = splitName(name)
  if (!within) return labelOf(t, name, after ?? before ?? '')
  const of = within.nth === null ? within.slug : t('auditFields.formField', { nth: within.nth })
  return `${of} · ${auditFieldName(t, { ...change, name: within.rest }, action)}`
}

function labelOf(t: TranslateOperator, name: string, value: string): string {
  // An order has a code; the order of services and categories is a list of them.
  if (name === 'order' && !value.startsWith('RM-')) return t('auditFields.sequence')
  // The dates of a range, not the statuses of an order.
  if ((name === 'from' || name === 'to') && !auditValueWords(t, name, value)) return t(`lists.${name}`)
  if (name in auditFieldLabels) return t(auditFieldLabels[name as keyof typeof auditFieldLabels])
  const language = languageOf(name)
  if (!language) return name
  const [, within, , part] = writtenName.exec(name) ?? []
  if (!within && !part) return languageNames[language]
  const label = auditPartLabels[(part ?? (within === 'names.' ? 'name' : 'text')) as keyof typeof auditPartLabels]
  return `${t(label)} · ${languageNames[language]}`
}

/** The label of `tier2Deposit` or `tier2Percent`: deposit and discount of the second tier. */
export function tierName(t: TranslateOperator, name: string): string | null {
  const [, nth = '', kind] = /^tier(\d+)(Deposit|Percent)$/.exec(name) ?? []
  if (!kind) return null
  return t(kind === 'Deposit' ? 'operatorOrderSettings.tierDeposit' : 'operatorOrderSettings.tierDiscount', { nth })
}

function settingName(t: TranslateOperator, name: string): string {
  if (name in settingLabels) return t(settingLabels[name as keyof typeof settingLabels])
  return tierName(t, name) ?? languageNames[name as Language] ?? name
}
