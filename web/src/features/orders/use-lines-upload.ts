import type { CallOf, DataOf } from '@runmart/contract/endpoint'
import { type Order, orders } from '@runmart/contract/orders'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { sendIdempotent } from '#platform/send-idempotent.ts'
import { useApiMutation } from '#platform/use-api-mutation.ts'
import { ordersChanged } from './orders-changed.ts'
import { readTextFile, type TextFile } from './read-text-file.ts'

export type CheckedLines = DataOf<typeof orders.checkUpload>

/** Takes a file for a pre-order, has it counted and checked, gives its lines to the bot when told to, and goes to watch it. */
export function useLinesUpload(order: Order) {
  const t = useTranslations()
  const checking = useApiMutation(orders.checkUpload, { refusals: 'inline' })
  const giving = useApiMutation(orders.autoBot, { refusals: 'inline' })
  const navigate = useNavigate()
  const [file, setFile] = useState<TextFile | null>(null)
  const [checked, setChecked] = useState<CheckedLines | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const latest = useRef(0)

  const choose = async (chosen: File) => {
    const mine = ++latest.current
    setChecked(null)
    setProblem(null)
    const read = await readTextFile(chosen)
    if (mine !== latest.current) return
    if (typeof read === 'string') {
      setFile(null)
      return setProblem(read === 'tooLarge' || read === 'unreadable' ? t(`orderForm.${read}`) : t(`fields.${read}`))
    }
    setFile(read)
    const answer = await checking.send({ body: { serviceId: order.serviceId, preOrderId: order.id, ...read } })
    // Another file may have been chosen meanwhile.
    if (mine !== latest.current) return
    if (answer.success) setChecked(answer.data)
    else setProblem(sentenceOf(answer))
  }

  const give = async (body: CallOf<typeof orders.autoBot>['body']) => {
    const answer = await sendIdempotent(`lines:${order.id}`, (idempotencyKey) =>
      giving.send({ body }, { idempotencyKey }),
    )
    if (answer.success) void navigate(paths.bot(order.id))
    if (answer.status !== 0) ordersChanged()
    return answer
  }

  return { file, checked, problem, choose, give, checking: checking.sending }
}

/** What is wrong with the file says more than that something is. */
function sentenceOf({ data, error }: { data: { fields?: Record<string, string> } | null; error: string }): string {
  return Object.values(data?.fields ?? {})[0] ?? error
}
