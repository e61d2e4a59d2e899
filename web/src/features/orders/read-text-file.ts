import type { FieldProblem } from '@runmart/contract/errors'
import { MAX_UPLOAD_BYTES } from '@runmart/contract/orders-lines'
import type { TranslateWeb } from '@runmart/i18n/web'

export type TextFile = { fileName: string; content: string }
type FileProblem = Extract<FieldProblem, 'txtOnly' | 'uploadRequired'> | 'tooLarge' | 'unreadable'

/**
 * The text of a chosen .txt file, or its problem. Bytes that are no UTF-8 become U+FFFD, whose lines the readers name.
 */
export async function readTextFile(
  file: Pick<File, 'name' | 'size' | 'arrayBuffer'>,
  mostBytes = MAX_UPLOAD_BYTES,
): Promise<TextFile | FileProblem> {
  if (!/\.txt$/i.test(file.name)) return 'txtOnly'
  if (file.size > mostBytes) return 'tooLarge'
  const bytes = await file.arrayBuffer().catch(() => null)
  if (!bytes) return 'unreadable'
  const content = new TextDecoder().decode(bytes)
  return content.trim() ? { fileName: file.name, content } : 'uploadRequired'
}

/** The file name of pasted lines. */
export const PASTED = 'pasted.txt'

/** Pasted lines as a file, or their problem. */
export function readPastedText(content: string, mostBytes = MAX_UPLOAD_BYTES): TextFile | FileProblem {
  if (!content.trim()) return 'uploadRequired'
  return new Blob([content]).size > mostBytes ? 'tooLarge' : { fileName: PASTED, content }
}

/** The problem of a chosen file as a sentence; callers with a larger limit pass their own words for it. */
export function fileProblemText(t: TranslateWeb, problem: FileProblem, tooLarge = t('orderForm.tooLarge')): string {
  if (problem === 'tooLarge') return tooLarge
  if (problem === 'unreadable') return t('orderForm.unreadable')
  return t(`fields.${problem}`)
}
