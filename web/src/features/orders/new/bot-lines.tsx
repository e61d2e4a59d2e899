import { useTranslations } from '#platform/language.tsx'
import { FileDrop } from '#ui/file-drop.tsx'
import { UploadResult } from './upload-result.tsx'
import type { useUpload } from './use-upload.ts'

type Props = {
  lines: ReturnType<typeof useUpload>
  /** What to know where the lines may also be given later. */
  later?: string
}

/** The lines of a bot order: a file to choose, or what was found in the chosen one. */
export function BotLines({ lines: { upload, problem, checking, choose, clear }, later }: Props) {
  const t = useTranslations()
  if (upload) return <UploadResult upload={upload} checking={checking} onRemove={clear} />
  return (
    <FileDrop
      name="content"
      label={t('orderForm.lines')}
      optional={later !== undefined}
      hint={later}
      error={problem ?? undefined}
      invitation={t('orderForm.drop')}
      limits={t('orderForm.dropHint')}
      accept=".txt,text/plain"
      onFile={(file) => void choose(file)}
    />
  )
}
