import type { Answer } from '@runmart/contract/client'
import { handleAnswer } from '#platform/handle-answer.ts'
import { useSharedTranslations } from '#platform/partner-translations.ts'
import { sendIdempotent } from '#platform/send-idempotent.ts'
import type { DeskClaim, DeskProps } from './claim-desk.ts'

type Send = (idempotencyKey: string) => Promise<Answer<unknown>>

/** Sends a decision once. Refused or not, somebody else may have decided meanwhile: all that shows claims is fetched again. */
export function useDecide<Claim extends DeskClaim>({ desk, claim }: DeskProps<Claim>) {
  const t = useSharedTranslations()
  return async (send: Send): Promise<Answer<unknown>> => {
    const answer = await sendIdempotent(`decide-claim:${claim.id}`, (key) =>
      handleAnswer(send(key), { refusals: 'inline' }),
    )
    desk.onDecided()
    if (!answer.success && answer.code === 'CONFLICT') return { ...answer, error: t(`${desk.area}.conflict`) }
    return answer
  }
}
