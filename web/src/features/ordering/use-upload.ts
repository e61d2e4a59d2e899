import type { CallOf, DataOf } from '@runmart/contract/endpoint'
import { orders } from '@runmart/contract/orders'
import { useRef, useState } from 'react'
import { useSay } from '../../platform/language.tsx'
import { readTextFile, type TextFile } from '../../platform/read-text-file.ts'
import { useCall } from '../../platform/use-call.ts'
import { fileProblemText } from './file-problem-text.ts'

export type Checked = DataOf<typeof orders.checkUpload>
export type Upload = TextFile & { checked: Checked }

/** The lines for a bot: read here, counted and checked by the server. */
export function useUpload() {
  const say = useSay()
  const { send, sending } = useCall(orders.checkUpload, { refusals: 'inline' })
  const [upload, setUpload] = useState<Upload | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const latest = useRef(0)

  const clear = () => {
    latest.current += 1
    setUpload(null)
    setProblem(null)
  }
  const choose = async (file: File, serviceId: string) => {
    clear()
    const mine = latest.current
    const read = await readTextFile(file)
    if (mine !== latest.current) return
    if (typeof read === 'string') return setProblem(fileProblemText(say, read))
    const body: CallOf<typeof orders.checkUpload>['body'] = { serviceId, ...read }
    const answer = await send({ body })
    // Another file, another service or none at all may have been chosen meanwhile.
    if (mine !== latest.current) return
    if (answer.success) setUpload({ ...read, checked: answer.data })
    else setProblem(Object.values(answer.data?.fields ?? {}).join(' ') || answer.error)
  }
  return { upload, problem, checking: sending, choose, clear }
}
