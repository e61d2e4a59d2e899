import type { Language } from '@runmart/contract/languages'
import { type CodeDraft, type DiscountCode, NewCode } from '@runmart/contract/orders-discount-codes'
import { fromLocal, toLocal } from '#platform/local-time.ts'
import type { FormSchema } from '#ui/check-form.ts'
import { readAmount } from '#ui/read-amount.ts'

/** A code as the operator types it. Dates are local; an empty field sets no limit. */
export type TypedCode = {
  code: string
  kind: 'percent' | 'fixed'
  value: string
  startsAt: string
  endsAt: string
  mostUses: string
  mostUsesEach: string
  minimum: string
  serviceIds: string[] | null
  active: boolean
}

/** A new code. */
export const blankCode: TypedCode = {
  code: '',
  kind: 'percent',
  value: '',
  startsAt: '',
  endsAt: '',
  mostUses: '',
  mostUsesEach: '1',
  minimum: '',
  serviceIds: null,
  active: true,
}

/** A saved code as text to edit. */
export function toTypedCode({ code, draft }: DiscountCode): TypedCode {
  const number = (it: number | null) => (it === null ? '' : String(it))
  return {
    code,
    kind: draft.kind,
    value: String(draft.value),
    startsAt: toLocal(draft.startsAt),
    endsAt: toLocal(draft.endsAt),
    mostUses: number(draft.mostUses),
    mostUsesEach: number(draft.mostUsesEach),
    minimum: draft.minimum ? String(draft.minimum) : '',
    serviceIds: draft.serviceIds,
    active: draft.active,
  }
}

/** The typed values, for the contract to check. */
export function readTypedCode(language: Language, { code, ...it }: TypedCode): unknown {
  return {
    code,
    draft: {
      kind: it.kind,
      value: readAmount(language, it.value),
      startsAt: fromLocal(it.startsAt),
      endsAt: fromLocal(it.endsAt),
      mostUses: readAmount(language, it.mostUses) ?? null,
      mostUsesEach: readAmount(language, it.mostUsesEach) ?? null,
      minimum: readAmount(language, it.minimum) ?? 0,
      serviceIds: it.serviceIds,
      active: it.active,
    },
  }
}

/** The contract's schema for a code, with its problems under the names of the form's fields. */
export const codeSchema: FormSchema<{ code: string; draft: CodeDraft }> = {
  safeParse(input, options) {
    const read = NewCode.safeParse(input, options)
    if (read.success) return read
    const issues = read.error.issues.map((issue) => ({
      ...issue,
      path: issue.path[0] === 'draft' ? issue.path.slice(1) : issue.path,
    }))
    return { success: false, error: { issues } }
  },
}
