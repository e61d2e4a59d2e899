import type { Language } from '@runmart/contract/accounts'
import type { LineDone, ResultProblem } from '@runmart/contract/bots'
import { translator } from '@runmart/i18n/server'
import type { StoredLine } from '../archive/read-lines-done.ts'

/** A line as operators see it; the text of one with a problem is in the asked language. */
export function showLine({ problem: code, ...stored }: StoredLine, language: Language): LineDone {
  const problem = code ? { code, detail: stored.text } : problemInText(stored)
  if (!problem) return { ...stored, problem: null }
  const words = translator(language)(`resultProblems.${problem.code}`)
  return { ...stored, text: problem.detail ? `${words}: ${problem.detail}` : words, problem }
}

/** The same as its customer sees it: without the answer that came too late, because it was not paid for. */
export function showMyLine(line: StoredLine, language: Language): LineDone {
  const isLate = (line.problem ?? problemInText(line)?.code) === 'tooLate'
  return showLine(isLate ? { ...line, problem: 'tooLate', text: '' } : line, language)
}

/** How results were written before they had codes; archives still hold some. */
const sentences = new Map<string, ResultProblem>([
  ['the bot broke down on this line', 'brokeDown'],
  ['was under way when the run broke off; not done again, because twice could hurt', 'notRepeated'],
  ['the bot broke on this line', 'threw'],
  ['the bot took too long', 'tookTooLong'],
  ['the bot cannot read this line', 'unreadable'],
])
const TOO_LATE = 'done when the order had ended, and not billed: '

/** Only lines that the shop skipped had such sentences; what a bot answered is its own. */
function problemInText({ status, text }: Omit<StoredLine, 'problem'>): LineDone['problem'] {
  if (status !== 'skipped') return null
  if (text.startsWith(TOO_LATE)) return { code: 'tooLate', detail: text.slice(TOO_LATE.length) }
  const code = sentences.get(text)
  return code ? { code, detail: '' } : null
}
