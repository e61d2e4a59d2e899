import type { Language } from '@runmart/contract/accounts'
import type { LineDone } from '@runmart/contract/bots'
import { translator } from '@runmart/i18n/server'
import type { StoredLine } from '../archive/read-lines-done.ts'

/** A line as operators see it; the text of a problem is in the given language. */
export function showLine({ problem: code, ...stored }: StoredLine, language: Language): LineDone {
  if (!code) return { ...stored, problem: null }
  const words = translator(language)(`resultProblems.${code}`)
  const detail = stored.text
  return { ...stored, text: detail ? `${words}: ${detail}` : words, problem: { code, detail } }
}

/** A line as its customer sees it: without late answers, because the customer did not pay for them. */
export function showMyLine(line: StoredLine, language: Language): LineDone {
  return showLine(line.problem === 'tooLate' ? { ...line, text: '' } : line, language)
}
