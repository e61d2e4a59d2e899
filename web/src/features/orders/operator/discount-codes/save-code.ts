import { type CodeDraft, discountCodes } from '@runmart/contract/orders-discount-codes'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { invalidate } from '#platform/query-client.ts'

import { stripFieldPrefix } from '#platform/strip-field-prefix.ts'

/** Makes a discount code. */
export async function createCode(body: { code: string; draft: CodeDraft }, idempotencyKey: string) {
  const calling = call(discountCodes.createCode, { body }, { idempotencyKey })
  const answer = await handleAnswer(calling, { refusals: 'inline' })
  invalidate(discountCodes.codes)
  return stripFieldPrefix(answer, 'draft')
}

/** Changes the limits of a code; its name stays. */
export async function editCode({ code, draft }: { code: string; draft: CodeDraft }) {
  const calling = call(discountCodes.editCode, { params: { code }, body: draft })
  const answer = await handleAnswer(calling, { refusals: 'inline' })
  invalidate(discountCodes.codes)
  return answer
}
