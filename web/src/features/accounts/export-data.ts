import { accountClosure, type OwnerProof } from '@runmart/contract/account-closure'
import { fetchFile, saveFile } from '#platform/download.ts'
import { handleAnswer } from '#platform/handle-answer.ts'

/** Fetches all that the shop knows about the person and saves it; refusals are the form's to show. */
export async function exportData(proof: OwnerProof) {
  const answer = await handleAnswer(fetchFile(accountClosure.exportData, { body: proof }), { refusals: 'inline' })
  if (answer.success) saveFile(answer.data.name, answer.data.content)
  return answer
}
