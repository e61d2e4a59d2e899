import { type CodeDraft, discountCodes } from '@runmart/contract/orders-discount-codes'
import type { FormSchema } from '#ui/check-form.ts'

const { body } = discountCodes.createCode

/** What the contract accepts as a code, its problems told by the names of the form's fields. */
export const codeSchema: FormSchema<{ code: string; draft: CodeDraft }> = {
  safeParse(input) {
    const read = body?.safeParse(input)
    if (!read) throw new Error('A code has a body')
    if (read.success) return read
    const issues = read.error.issues.map((issue) => ({
      ...issue,
      path: issue.path[0] === 'draft' ? issue.path.slice(1) : issue.path,
    }))
    return { success: false, error: { issues } }
  },
}
