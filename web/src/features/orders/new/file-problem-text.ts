import type { TranslateWeb } from '@runmart/i18n/web'
import type { FileProblem } from '../read-text-file.ts'

/** Why a chosen file cannot be used, in a sentence. */
export function fileProblemText(t: TranslateWeb, problem: FileProblem): string {
  if (problem === 'tooLarge') return t('orderForm.tooLarge')
  if (problem === 'unreadable') return t('orderForm.unreadable')
  return t(`fields.${problem}`)
}
