import { useState } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { FileDrop } from '#ui/file-drop.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { fileProblemText, readTextFile } from '../read-text-file.ts'

type Props = {
  label: string
  example: string
  content: string
  problem: string | null
  /** The maximum file size, if it differs from the usual one. */
  limit?: { bytes: number; text: string; tooLarge: string }
  onContent: (content: string) => void
}

/** Pasted lines, or lines from a .txt file. */
export function FileLinesField({ label, example, content, problem, limit, onContent }: Props) {
  const t = useOperatorTranslations()
  const [fileProblem, setFileProblem] = useState<string | null>(null)
  const choose = async (file: File) => {
    const read = await readTextFile(file, limit?.bytes)
    setFileProblem(typeof read === 'string' ? fileProblemText(t, read, limit?.tooLarge) : null)
    if (typeof read !== 'string') onContent(read.content)
  }
  return (
    <>
      <TextArea
        label={label}
        name="lines"
        rows={6}
        value={content}
        error={problem ?? undefined}
        placeholder={example}
        autoComplete="off"
        spellCheck={false}
        inputClassName="font-mono text-[13px]"
        onChange={(event) => onContent(event.target.value)}
      />
      <FileDrop
        label={t('operatorDesk.file')}
        name="file"
        error={fileProblem ?? undefined}
        invitation={t('operatorDesk.fileDrop')}
        touchInvitation={t('operatorDesk.fileTouch')}
        limits={limit?.text ?? t('operatorDesk.fileLimit')}
        accept=".txt,text/plain"
        onFile={(file) => void choose(file)}
      />
    </>
  )
}
