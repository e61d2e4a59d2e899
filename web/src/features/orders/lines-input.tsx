import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { Button } from '#ui/button.tsx'
import type { FieldProps } from '#ui/field.tsx'
import { FileDrop } from '#ui/file-drop.tsx'
import { TextArea } from '#ui/text-area.tsx'

type Props = Omit<FieldProps, 'name' | 'className'> & {
  /** An example of a line. */
  example?: string | undefined
  busy?: boolean
  onFile: (file: File) => void
  onPaste: (text: string) => void
}

/** Reads a list from a dropped or chosen .txt file, or from pasted lines. */
export function LinesInput({ example, busy = false, onFile, onPaste, ...field }: Props) {
  const t = useTranslations()
  const [pasted, setPasted] = useState('')
  return (
    <>
      <FileDrop
        {...field}
        name="content"
        invitation={busy ? t('orderForm.checking') : t('orderForm.drop')}
        touchInvitation={busy ? t('orderForm.checking') : t('orderForm.chooseFile')}
        limits={t('orderForm.dropHint')}
        accept=".txt,text/plain"
        busy={busy}
        onFile={onFile}
      />
      <div className="flex flex-col items-start gap-3">
        <TextArea
          className="w-full"
          inputClassName="font-mono"
          name="pasted"
          label={t('orderForm.paste')}
          placeholder={example}
          rows={4}
          value={pasted}
          onChange={(event) => setPasted(event.target.value)}
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button disabled={busy} onClick={() => onPaste(pasted)}>
          {t('orderForm.preview')}
        </Button>
      </div>
    </>
  )
}
