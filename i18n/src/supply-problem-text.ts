import { readProblem } from '@runmart/contract/suppliers-problems'
import type { TranslateOperator } from './operator.ts'

/** A problem at a supplier: the shop's own findings in the reader's language, the rest in the supplier's words. */
export function supplyProblemText(t: TranslateOperator, words: string): string {
  const own = readProblem(words)
  if (!own) return words
  const { problem, ...values } = own.values
  return t(`supplyProblems.${own.code}`, {
    ...values,
    ...(problem !== undefined && { problem: supplyProblemText(t, problem) }),
  } as never)
}
