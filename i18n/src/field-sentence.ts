import type { FieldProblem, TextTooLong } from '@runmart/contract/errors'

/** What `t` of the server and of the web have in common. */
type FieldWords = {
  (key: `fields.${FieldProblem}`): string
  (key: 'fields.textTooLong', fill: { count: number }): string
}

/** The sentence about what is wrong with a field. */
export function fieldSentence(t: FieldWords, problem: FieldProblem | TextTooLong): string {
  return typeof problem === 'string' ? t(`fields.${problem}`) : t('fields.textTooLong', { count: problem.most })
}
