import type { Answer } from '@runmart/contract/client'
import { useState } from 'react'
import { useConfirm } from '#ui/use-confirm.tsx'

type Question = { title: string; description: string; confirm: string }

/** Saves how many are done, in all or per link, after a question: what is done cannot be taken back. Render `dialog`. */
export function useSaveProgress<Body>(ask: (done: number) => Question, send: (body: Body) => Promise<Answer<unknown>>) {
  const { confirm, dialog } = useConfirm()
  const [saving, setSaving] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const save = async (body: Body, done: number): Promise<boolean> => {
    if (!(await confirm(ask(done)))) return false
    setSaving(true)
    setError(null)
    const answer = await send(body)
    setSaving(false)
    if (!answer.success) setError([answer.error, ...Object.values(answer.data?.fields ?? {})].join(' '))
    return answer.success
  }
  return { save, saving, error, dialog }
}
