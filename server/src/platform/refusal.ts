import {
  type FieldProblem,
  type FieldProblems,
  fieldProblems,
  type Problem,
  type RefusalCode,
  refusals,
} from '@runmart/contract/errors'
import type { ServerKey } from '@runmart/i18n/server'

type More = {
  fields?: FieldProblems
  retryAfterSeconds?: number
  /** Data that programs need to continue, such as the new price. */
  data?: Record<string, unknown>
  /** Keys of words that fill the sentence, such as the state of an order. */
  fill?: Record<string, ServerKey>
  /** A more exact sentence than the code's, and names that fill it. */
  sentence?: { key: ServerKey; names: Record<string, string> }
  /** The original error. */
  cause?: unknown
}

/** An expected refusal. It rolls the transaction back and becomes one code for the client; the log has no error. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly fields: FieldProblems | null
  readonly retryAfterSeconds: number | null
  readonly data: Record<string, unknown> | null
  readonly fill: Record<string, ServerKey>
  readonly sentence: More['sentence']

  constructor(code: RefusalCode, more: More = {}) {
    super(code, { cause: more.cause })
    this.code = code
    this.fields = more.fields ?? null
    this.retryAfterSeconds = more.retryAfterSeconds ?? null
    this.data = more.data ?? null
    this.fill = more.fill ?? {}
    this.sentence = more.sentence
  }

  get status(): number {
    return refusals[this.code]
  }
}

/** A refusal that points at one field. */
export function refuseField(field: string, problem: Problem): Refusal {
  return new Refusal('VALIDATION', { fields: { [field]: problem } })
}

/**
 * The refusal that a constraint names, so that the rule exists once, in SQL. Its name is a code such as
 * `INSUFFICIENT_BALANCE`, or code, field and problem: `ALREADY_USED.username.usernameTaken`. Our SQL functions refuse
 * in the same way and may add data as JSON in the error's detail.
 */
export function refusalOfConstraint(constraint: string, detail?: string): Refusal | null {
  const [code = '', field, problem] = constraint.split('.')
  if (!Object.hasOwn(refusals, code)) return null
  const known = field && (fieldProblems as readonly string[]).includes(problem ?? '')
  return new Refusal(code as RefusalCode, {
    ...(known && { fields: { [field]: problem as FieldProblem } }),
    // Only our own functions write JSON there; PostgreSQL writes sentences.
    ...(detail?.startsWith('{') && { data: JSON.parse(detail) as Record<string, unknown> }),
  })
}
