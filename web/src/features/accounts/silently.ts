import type { Answer } from '@runmart/contract/client'

/** Takes the words out of a good answer, where the page itself is about to say the same at length. */
export async function silently<Data>(calling: Promise<Answer<Data>>): Promise<Answer<Data>> {
  const answer = await calling
  return answer.success ? { ...answer, message: '' } : answer
}
