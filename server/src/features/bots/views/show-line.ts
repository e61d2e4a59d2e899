import type { Language } from '@runmart/contract/accounts'
import type { LineDone } from '@runmart/contract/bots'
import { translator } from '@runmart/i18n/server'
import type { StoredLine } from '../archive/read-lines-done.ts'

/** A line as operators see it; the text of one with a problem is in the asked language. */
export function showLine({ problem: code, ...stored }: StoredLine, language: Language): LineDone {
  const problem = code && { code, detail: stored.text }
  if (!problem) return { ...stored, problem: null }
  const words = translator(language)(`resultProblems.${problem.code}`)
  return { ...stored, text: problem.detail ? `${words}: ${problem.detail}` : words, problem }
}

/** The same as its customer sees it: without the answer that came too late, because it was not paid for. */
export function showMyLine(line: StoredLine, language: Language): LineDone {
  return showLine(line.problem === 'tooLate' ? { ...line, text: '' } : line, language)
}
