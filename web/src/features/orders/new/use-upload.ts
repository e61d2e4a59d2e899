import type { DataOf } from '@runmart/contract/endpoint'
import type { Language } from '@runmart/contract/languages'
import { orders } from '@runmart/contract/orders'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { useAct } from '#platform/use-act.ts'
import { fileProblemText, readPastedText, readTextFile, type TextFile } from '../read-text-file.ts'

type Checked = DataOf<typeof orders.checkUpload>
/** The reasons for bad lines are in the language of the request. */
type Check = { file: TextFile; serviceId: string; language: Language; checked: Checked }
export type Upload = TextFile & {
  /** Null until the server has checked the file for the chosen service. */
  checked: Checked | null
}

/** The lines for a bot, read here. The server counts and checks them for each newly chosen service. */
export function useUpload(serviceId: string | undefined) {
  const { language, t } = useLanguage()
  const { act } = useAct(orders.checkUpload)
  const [file, setFile] = useState<TextFile | null>(null)
  const [check, setCheck] = useState<Check | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const latest = useRef(0)

  useEffect(() => {
    if (!file || !serviceId) return
    let current = true
    void act({ body: { serviceId, ...file } }).then((answer) => {
      // The customer may have chosen another file, service or language meanwhile, or removed the file.
      if (!current) return
      if (answer.success) return setCheck({ file, serviceId, language, checked: answer.data })
      setFile(null)
      setProblem(Object.values(answer.data?.fields ?? {}).join(' ') || answer.error)
    })
    return () => {
      current = false
    }
  }, [file, serviceId, act, language])

  const take = (read: TextFile | null) => {
    latest.current += 1
    setFile(read)
    setProblem(null)
  }
  const choose = async (chosen: File) => {
    take(null)
    const turn = latest.current
    const read = await readTextFile(chosen)
    if (turn === latest.current) takeRead(read)
  }
  const takeRead = (read: Awaited<ReturnType<typeof readTextFile>>) => {
    take(typeof read === 'string' ? null : read)
    if (typeof read === 'string') setProblem(fileProblemText(t, read))
  }
  const checked =
    check && check.file === file && check.serviceId === serviceId && check.language === language ? check.checked : null
  const upload: Upload | null = file && { ...file, checked }
  return {
    upload,
    problem,
    checking: Boolean(file && serviceId && !checked),
    choose,
    paste: (text: string) => takeRead(readPastedText(text)),
    /** The same file with other lines. */
    correct: (content: string) => file && take({ ...file, content }),
    take,
    clear: () => take(null),
  }
}
