import { Refusal, refusalOfConstraint } from '../refusal.ts'

const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'

/** Text, dates or numbers that PostgreSQL cannot hold: a NUL character, the year 0, a number out of range. */
const unstorable = new Set(['22021', '22P05', '22007', '22008', '22003'])

/** Down, starting, stopping, full, or too slow: the client may simply try again later. */
const awayStates = /^(08...|57P0[1-5]|53...|55P03|57014|25P03|58...)$/
const awaySystemCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT', 'EHOSTUNREACH'])
const awayMessages =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after/

/** Whether the connection broke, so that the outcome of the transaction is unknown. */
export function isConnectionLost(problem: unknown): boolean {
  const { code = '', message = '' } = (problem instanceof Refusal ? (problem.cause ?? {}) : problem) as {
    code?: string
    message?: string
  }
  return /^(08...|57P0[1-5]|58...)$/.test(code) || awaySystemCodes.has(code) || awayMessages.test(message)
}

/** Classifies a failed transaction: a refusal for the client, a repeatable failure, or (neither) a bug. */
export function classifyDatabaseError(problem: unknown): { refusal: Refusal | null; repeatable: boolean } {
  if (problem instanceof Refusal) return { refusal: problem, repeatable: false }
  const {
    code = '',
    constraint,
    detail,
    message = '',
  } = problem as Partial<Record<'code' | 'constraint' | 'detail' | 'message', string>>
  // Two random codes collided: a retry draws another.
  if (constraint?.startsWith('REPEAT')) return { refusal: new Refusal('UNAVAILABLE'), repeatable: true }
  if (constraint) return { refusal: refusalOfConstraint(constraint, detail), repeatable: false }
  if (unstorable.has(code))
    return { refusal: new Refusal('VALIDATION', { fields: { body: 'invalid' } }), repeatable: false }
  if (code === SERIALIZATION_FAILURE || code === DEADLOCK)
    return { refusal: new Refusal('UNAVAILABLE', { retryAfterSeconds: 1 }), repeatable: true }
  if (awayStates.test(code) || awaySystemCodes.has(code) || awayMessages.test(message))
    return { refusal: new Refusal('UNAVAILABLE', { retryAfterSeconds: 2, cause: problem }), repeatable: false }
  return { refusal: null, repeatable: false }
}
