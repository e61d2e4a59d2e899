import {
  type FieldProblem,
  type FieldProblems,
  fieldProblems,
  type RefusalCode,
  refusals,
} from '@runmart/contract/errors'

type More = { fields?: FieldProblems; retryAfterSeconds?: number }

/** An expected no: rolls the transaction back, becomes one code for the client, and is not logged as an error. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly fields: FieldProblems | null
  readonly retryAfterSeconds: number | null

  constructor(code: RefusalCode, more: More = {}) {
    super(code)
    this.code = code
    this.fields = more.fields ?? null
    this.retryAfterSeconds = more.retryAfterSeconds ?? null
  }

  get status(): number {
    return refusals[this.code]
  }
}

/** A refusal that points at one field. */
export function refuseField(field: string, problem: FieldProblem): Refusal {
  return new Refusal('VALIDATION', { fields: { [field]: problem } })
}

/**
 * A constraint that a customer can hit is named after its refusal, so that the rule stands once, in SQL:
 * `INSUFFICIENT_BALANCE`, or with the field it is about: `ALREADY_USED.username.usernameTaken`.
 */
export function refusalOfConstraint(constraint: string): Refusal | null {
  const [code = '', field, problem] = constraint.split('.')
  if (!Object.hasOwn(refusals, code)) return null
  const known = field && (fieldProblems as readonly string[]).includes(problem ?? '')
  return new Refusal(code as RefusalCode, known ? { fields: { [field]: problem as FieldProblem } } : {})
}
