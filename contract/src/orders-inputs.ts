import type { FieldProblem, FieldProblems, Problem } from './errors.ts'
import { type FieldKind, maxLengths, type OrderInputs } from './orders-fields.ts'
import { isReferralLink } from './orders-lines.ts'
import { outOfRange } from './out-of-range.ts'

/** The checks of a field; both drafts and shown fields have them. */
export type FieldRules = {
  key: string
  kind: FieldKind
  required: boolean
  maxLength?: number | null | undefined
  min?: number | null | undefined
  max?: number | null | undefined
  choices?: readonly { value: string }[] | undefined
  hosts?: readonly string[] | undefined
}

type Value = OrderInputs[string]
type Checked = { inputs: OrderInputs; problems: FieldProblems }

/**
 * Checks an order's inputs against the fields of its service; the web previews with it and the server decides with it.
 * Trims texts and omits empty ones. A missing link of a referral service keeps its specified problem word.
 */
export function checkInputs(fields: readonly FieldRules[], given: OrderInputs, isReferral: boolean): Checked {
  const known = new Set(fields.map(({ key }) => key))
  const problems = new Map<string, Problem>()
  const inputs = new Map<string, Value>()
  for (const key of Object.keys(given)) if (!known.has(key)) problems.set(`inputs.${key}`, 'unknownField')
  for (const field of fields) {
    const value = readValue(field, Object.hasOwn(given, field.key) ? given[field.key] : undefined)
    const missed = isReferral && field.kind === 'link' ? 'referralLinkRequired' : 'required'
    const problem = value === '' ? field.required && missed : problemOf(field, value)
    if (problem) problems.set(`inputs.${field.key}`, problem)
    else if (value !== '') inputs.set(field.key, value)
  }
  return { inputs: Object.fromEntries(inputs), problems: Object.fromEntries(problems) }
}

/** Keeps a file as it is, unless it is blank. */
function readValue({ kind }: FieldRules, value: Value | undefined): Value {
  if (typeof value !== 'string') return value ?? ''
  const trimmed = value.trim()
  return kind === 'file' && trimmed ? value : trimmed
}

function problemOf(field: FieldRules, value: Value): Problem | null {
  if (field.kind === 'number') return numberProblem(field, value)
  if (typeof value !== 'string') return 'invalid'
  const most = lengthOf(field)
  if (value.length > most) return { problem: 'textTooLong', most }
  if (!isText(value, field.kind)) return field.kind === 'file' ? 'notText' : 'invalid'
  if (field.kind === 'link') return isReferralLink(value) ? hostProblem(field, value) : 'linkFormat'
  if (field.kind === 'username') return isUsername(value) ? null : 'channelFormat'
  return field.kind === 'choice' && !field.choices?.some((it) => it.value === value) ? 'choice' : null
}

export function lengthOf({ kind, maxLength }: FieldRules): number {
  return Math.min(maxLength ?? maxLengths[kind], maxLengths[kind])
}

function numberProblem({ min, max }: FieldRules, value: Value): Problem | null {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) return 'wholeNumber'
  const [least, most] = [min ?? 0, max ?? 1_000_000_000]
  return value < least || value > most ? outOfRange(least, most) : null
}

/** Only long texts and files may have line breaks; broken or binary text is refused everywhere. */
function isText(value: string, kind: FieldKind): boolean {
  const isLong = kind === 'long-text' || kind === 'file'
  const controls = isLong ? /[^\P{Cc}\t\r\n]/u : /\p{Cc}/u
  return value.isWellFormed() && !value.includes('\uFFFD') && !controls.test(value)
}

function isUsername(value: string): boolean {
  return /^@?[\p{L}\p{N}_.-]{2,64}$/u.test(value) || isReferralLink(value)
}

/** The problem of a whole link for a field that takes only some websites. */
export function hostProblem({ hosts }: Pick<FieldRules, 'hosts'>, link: string): FieldProblem | null {
  if (!hosts?.length) return null
  const name = new URL(link).hostname.toLowerCase()
  return hosts.some((host) => name === host || name.endsWith(`.${host}`)) ? null : 'linkHost'
}
