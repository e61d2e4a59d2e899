import type { Answer } from '@runmart/contract/client'
import type { Problem } from '@runmart/contract/errors'
import { rangeWord } from '@runmart/contract/out-of-range'
import type { FormSchema } from './check-form.ts'

/** Adds problems to a contract schema that only the page can find, such as limits of the chosen service. */
export function addProblems<Values>(
  schema: FormSchema<Values>,
  found: Readonly<Record<string, Problem | null>>,
): FormSchema<Values> {
  const more = Object.entries(found).flatMap(([name, problem]) => (problem ? [issueOf(name, problem)] : []))
  return {
    safeParse(input, options) {
      const read = schema.safeParse(input, options)
      if (read.success && more.length === 0) return read
      return { success: false, error: { issues: [...more, ...(read.success ? [] : read.error.issues)] } }
    },
  }
}

function issueOf(name: string, problem: Problem) {
  if (typeof problem === 'string') return { path: [name], message: problem }
  if (problem.problem === 'outOfRange') return { path: [name], message: rangeWord(problem) }
  return { path: [name], message: problem.problem, maximum: problem.most }
}

/** A refusal made in the page itself, for a rule the server never sees. */
export function refuseField(name: string, sentence: string): Answer<never> {
  return {
    success: false,
    status: 400,
    code: 'VALIDATION',
    message: '',
    error: '',
    data: { fields: { [name]: sentence } },
  }
}
