import type { FieldProblem, Problem } from '@runmart/contract/errors'
import type { OutOfRange } from '@runmart/contract/out-of-range'

/** The common part of the server's and the web's `t`. */
type FieldWords = {
  (key: `fields.${FieldProblem}`): string
  (key: 'fields.textTooLong', fill: { count: number }): string
  (key: 'fields.between', fill: { least: string | number; most: string | number }): string
  (key: 'fields.atLeast' | 'fields.exactly', fill: { least: string | number }): string
  (key: 'fields.atMost', fill: { most: string | number }): string
  (key: 'fields.dong' | 'fields.percent', fill: { value: number }): string
}

export function fieldSentence(t: FieldWords, problem: Problem): string {
  if (typeof problem === 'string') return t(`fields.${problem}`)
  if (problem.problem === 'textTooLong') return t('fields.textTooLong', { count: problem.most })
  return rangeSentence(t, problem)
}

/**
 * Names both limits; or one, if there is no other, or no number lies between them. Units come from the words: number
 * formats would enlarge the sign-in page's first load for a sentence it never shows.
 */
function rangeSentence(t: FieldWords, { least, most, unit }: OutOfRange): string {
  const text = (value: number) => (unit === 'number' ? value : t(`fields.${unit}`, { value }))
  if (most === null) return least === null ? t('fields.outOfRange') : t('fields.atLeast', { least: text(least) })
  if (least === null || most < least) return t('fields.atMost', { most: text(most) })
  if (least === most) return t('fields.exactly', { least: text(least) })
  return t('fields.between', { least: text(least), most: text(most) })
}
