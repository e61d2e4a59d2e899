import { type FieldProblems, problemsOf } from '@runmart/contract/errors'

type Issue = Parameters<typeof problemsOf>[0][number]

/** The output side of any contract schema. */
export type FormSchema<Values> = {
  safeParse(
    input: unknown,
    options?: { reportInput?: boolean },
  ): { success: true; data: Values } | { success: false; error: { issues: readonly Issue[] } }
}

/** Reads the fields of a form. An empty field counts as missing, unless `keepEmpty`. */
export function readFields(data: Iterable<[string, unknown]>, keepEmpty = false): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const [name, value] of data) if (keepEmpty || value !== '') values[name] = value
  return values
}

/** The values of a form if the contract accepts them, otherwise the problem of each field. */
export function checkForm<Values>(
  schema: FormSchema<Values>,
  raw: unknown,
): { values: Values; problems: null } | { values: null; problems: FieldProblems } {
  const read = schema.safeParse(raw, { reportInput: true })
  if (read.success) return { values: read.data, problems: null }
  return { values: null, problems: problemsOf(read.error.issues.map(explainNumber)) }
}

/**
 * Replaces the contract's message for an unreadable number (NaN): the form shows how to write one. The contract takes
 * decimals as text.
 */
function explainNumber(issue: Issue): Issue {
  if (!Number.isNaN(issue.input)) return issue
  return { ...issue, message: issue.expected === 'string' ? 'decimalFormat' : 'numberFormat' }
}
