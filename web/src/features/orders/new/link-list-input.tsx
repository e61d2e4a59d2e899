import { MAX_UPLOAD_BYTES } from '@runmart/contract/orders-lines'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { Button } from '#ui/button.tsx'
import { FileDrop } from '#ui/file-drop.tsx'
import { useFormState } from '#ui/form-context.ts'
import { TextArea } from '#ui/text-area.tsx'
import { fileProblemText, readTextFile } from '../read-text-file.ts'
import { type LinkLine, parseLinkLines } from './link-lines.ts'

const PASTED = 'pasted.txt'

type Props = { onRead: (fileName: string, lines: LinkLine[]) => void }

/** Reads a list of links: a .txt that is dropped or chosen, or pasted lines. */
export function LinkListInput({ onRead }: Props) {
  const t = useTranslations()
  const { clearProblem } = useFormState()
  const [pasted, setPasted] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const readList = (fileName: string, content: string) => {
    clearProblem('content')
    if (!content.trim()) return setProblem(t('fields.uploadRequired'))
    if (new Blob([content]).size > MAX_UPLOAD_BYTES) return setProblem(t('orderForm.tooLarge'))
    const lines = parseLinkLines(content)
    if (lines) onRead(fileName, lines)
    else setProblem(t('fields.tooManyLines'))
  }
  const choose = async (file: File) => {
    setProblem(null)
    const read = await readTextFile(file)
    if (typeof read === 'string') setProblem(fileProblemText(t, read))
    else readList(read.fileName, read.content)
  }
  return (
    <div className="flex flex-col gap-5 p-5">
      <FileDrop
        name="content"
        label={t('orderForm.file')}
        hint={t('orderForm.listFormat')}
        error={problem ?? undefined}
        invitation={t('orderForm.drop')}
        limits={t('orderForm.dropHint')}
        accept=".txt,text/plain"
        onFile={(file) => void choose(file)}
      />
      <div className="flex flex-col items-start gap-3">
        <TextArea
          className="w-full"
          name="pasted"
          label={t('orderForm.paste')}
          placeholder={'https://example.com/?ref=abc|100'}
          rows={4}
          value={pasted}
          onChange={(event) => setPasted(event.target.value)}
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button onClick={() => readList(PASTED, pasted)}>{t('orderForm.preview')}</Button>
      </div>
    </div>
  )
}
