import type { LineDone } from '@runmart/contract/bots'
import type { Translations } from '#platform/language.tsx'

/** What became of a line, in words: the bot's own answer, or the shop's problem in the reader's language. */
export function resultWords({ t }: Pick<Translations, 't'>, { text, problem }: LineDone): string {
  if (!problem) return text
  const words = t(`resultProblems.${problem.code}`)
  return problem.detail ? `${words}: ${problem.detail}` : words
}
