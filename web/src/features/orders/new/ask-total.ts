import type { Answer } from '@runmart/contract/client'
import { orders, type Quote } from '@runmart/contract/orders'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { currentTranslations } from '#platform/language.tsx'
import { loadUser } from '#platform/session.ts'
import type { Wanted } from './use-price.ts'

/** The price at this moment, to be asked about and paid; a balance that is too low is a refusal already here. */
export async function askTotal(wanted: Wanted, discountCode: string | undefined): Promise<Answer<Quote>> {
  const body = { ...wanted, ...(discountCode && { discountCode }) }
  const answer = await handleAnswer(call(orders.quote, { body }), { refusals: 'inline' })
  if (!answer.success || answer.data.enough) return answer
  void loadUser()
  const error = currentTranslations().t('errors.INSUFFICIENT_BALANCE')
  return { success: false, status: 402, message: error, data: null, error, code: 'INSUFFICIENT_BALANCE' }
}
