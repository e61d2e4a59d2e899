import type { SayWeb } from '@runmart/i18n/web'
import type { FileProblem } from '#platform/read-text-file.ts'

/** Why a chosen file cannot be used, in a sentence. */
export function fileProblemText(say: SayWeb, problem: FileProblem): string {
  if (problem === 'tooLarge') return say('ordering.tooLarge')
  if (problem === 'unreadable') return say('ordering.unreadable')
  return say(`fields.${problem}`)
}
