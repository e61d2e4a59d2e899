import type { FieldProblem, Problem } from '@runmart/contract/errors'
import type { OutOfRange } from '@runmart/contract/out-of-range'

/** What `t` of the server and of the web have in common. */
type FieldWords = {
  (key: `fields.${FieldProblem}`): string
  (key: 'fields.textTooLong', fill: { count: number }): string
  (key: 'fields.between', fill: { least: string | number; most: string | number }): string
  (key: 'fields.atLeast' | 'fields.exactly', fill: { least: string | number }): string
  (key: 'fields.atMost', fill: { most: string | number }): string
  (key: 'fields.dong' | 'fields.percent', fill: { value: number }): string
}

/** The sentence about what is wrong with a field. */
export function fieldSentence(t: FieldWords, problem: Problem): string {
  if (typeof problem === 'string') return t(`fields.${problem}`)
  if (problem.problem === 'textTooLong') return t('fields.textTooLong', { count: problem.most })
  return rangeSentence(t, problem)
}

/**
 * Names both ends; one alone where the other is no limit, or nothing is in between. Sums are written by words: the sign-in would
 * have to load the formats for a sentence that it never says.
 */
function rangeSentence(t: FieldWords, { least, most, unit }: OutOfRange): string {
  const text = (value: number) => (unit === 'number' ? value : t(`fields.${unit}`, { value }))
  if (most === null) return least === null ? t('fields.outOfRange') : t('fields.atLeast', { least: text(least) })
  if (least === null || most < least) return t('fields.atMost', { most: text(most) })
  if (least === most) return t('fields.exactly', { least: text(least) })
  return t('fields.between', { least: text(least), most: text(most) })
}
