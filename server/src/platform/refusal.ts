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
  /** What a program needs to go on: the new price, for one. */
  data?: Record<string, unknown>
  /** Words to put into the sentence, by their keys: the states an order is in. */
  fill?: Record<string, ServerKey>
  /** A sentence that says more than that of the code, and names to put into it. */
  sentence?: { key: ServerKey; names: Record<string, string> }
  /** The error that it stands for. */
  cause?: unknown
}

/** An expected no: rolls the transaction back, becomes one code for the client, and is not logged as an error. */
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
 * A constraint that a customer can hit is named after its refusal, so that the rule stands once, in SQL:
 * `INSUFFICIENT_BALANCE`, or with the field it is about: `ALREADY_USED.username.usernameTaken`. A function of ours refuses
 * in the same way, and may give data for programs as JSON in the error's detail.
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
