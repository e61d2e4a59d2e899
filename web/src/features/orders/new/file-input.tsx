import { FileText, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { FileDrop } from '#ui/file-drop.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { fileProblemText, readTextFile } from '../read-text-file.ts'

type Props = {
  name: string
  label: string
  hint: string | undefined
  optional: boolean
  /** How many characters it takes. */
  limit: number
  /** The text of the file. */
  value: string
  onChange: (value: string) => void
}

/** A small text file: a place to choose one, or the chosen one with its first line. */
export function FileInput({ limit, value, onChange, ...field }: Props) {
  const t = useTranslations()
  const [problem, setProblem] = useState<string | null>(null)
  const choose = async (file: File) => {
    const read = await readTextFile(file)
    if (typeof read === 'string') return setProblem(fileProblemText(t, read))
    if (read.content.length > limit) return setProblem(t('fields.textTooLong', { count: limit }))
    setProblem(null)
    onChange(read.content)
  }
  if (!value)
    return (
      <FileDrop
        {...field}
        error={problem ?? undefined}
        invitation={t('orderForm.drop')}
        limits={t('orderForm.fileLimit', { most: limit })}
        accept=".txt,text/plain"
        onFile={(file) => void choose(file)}
      />
    )
  return (
    <section aria-label={field.label} className="flex items-center gap-3 rounded-lg border border-line py-2 pr-2 pl-4">
      <input type="hidden" name={field.name} />
      <FileText aria-hidden className="size-5 shrink-0 text-ink-faint" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-ink">{field.label}</p>
        <p className="truncate font-mono text-xs text-ink-soft">{value.trim().split('\n')[0]}</p>
      </div>
      <IconButton label={t('orderForm.removeFile')} onClick={() => onChange('')}>
        <X aria-hidden />
      </IconButton>
    </section>
  )
}
