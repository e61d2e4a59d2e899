import type { Answer, CallArgs } from '@runmart/contract/client'
import type { AnyEndpoint } from '@runmart/contract/endpoint'
import { type FetchedFile, fetchFile } from './fetch-file.ts'
import { handleAnswer } from './handle-answer.ts'
import { saveFile } from './save-file.ts'

/** Fetches a file that only the signed-in person may have and saves it; a refusal is shown like any other. */
export async function download<E extends AnyEndpoint>(endpoint: E, ...args: CallArgs<E>): Promise<Answer<FetchedFile>> {
  const answer = await handleAnswer(fetchFile(endpoint, ...args))
  if (answer.success) saveFile(answer.data.name, answer.data.content)
  return answer
}
