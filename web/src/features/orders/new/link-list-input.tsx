import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { useFormState } from '#ui/form-context.ts'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import { LinesInput } from '../lines-input.tsx'
import { fileProblemText, readPastedText, readTextFile } from '../read-text-file.ts'
import { type LinkLine, parseLinkLines } from './link-lines.ts'

type Props = { onRead: (fileName: string, lines: LinkLine[]) => void }

/** Reads a list of links: a .txt that is dropped or chosen, or pasted lines. */
export function LinkListInput({ onRead }: Props) {
  const t = useTranslations()
  const { clearProblem } = useFormState()
  const [problem, setProblem] = useState<string | null>(null)
  const take = (read: Awaited<ReturnType<typeof readTextFile>>) => {
    clearProblem('content')
    if (typeof read === 'string') return setProblem(fileProblemText(t, read))
    const lines = parseLinkLines(read.content)
    if (lines) onRead(read.fileName, lines)
    else setProblem(t('fields.tooManyLines'))
  }
  const choose = async (file: File) => {
    setProblem(null)
    take(await readTextFile(file))
  }
  return (
    <div className="flex flex-col gap-5 p-5">
      <LinesInput
        label={t('orderForm.file')}
        hint={
          // In the font of text a bar reads as a letter.
          <LinkedSentence
            sentence={t('orderForm.listFormat', { bar: '‹bar›' })}
            parts={{ bar: <code className="font-mono">|</code> }}
          />
        }
        error={problem ?? undefined}
        example="https://example.com/?ref=abc|100"
        onFile={(file) => void choose(file)}
        onPaste={(text) => take(readPastedText(text))}
      />
    </div>
  )
}
