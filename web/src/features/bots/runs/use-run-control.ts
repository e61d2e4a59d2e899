import type { bots } from '@runmart/contract/bots'
import { invalidateOrders } from '#features/orders/index.ts'
import { useApiMutation } from '#platform/use-api-mutation.ts'
import { runKept } from './run-kept.ts'

/** Lets a run start, halt or end, and shows at once what became of it. */
export function useRunControl(id: string, control: typeof bots.start | typeof bots.pause | typeof bots.stop) {
  const { send, sending } = useApiMutation(control)
  const act = async () => {
    const kept = runKept(id)
    const before = kept.read()?.order
    const answer = await send({ params: { id } })
    // A slow answer must not undo what was heard since: the bot may have taken its next step long ago.
    const isNews = kept.read()?.order === before
    if (answer.success && isNews) kept.change((known) => ({ ...known, order: answer.data.order }))
    // Refused, or overtaken: it may be in another state than this page believes.
    else kept.invalidate()
    if (answer.status !== 0) invalidateOrders()
    return answer.success
  }
  return { act, acting: sending }
}
