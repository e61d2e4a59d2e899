import { catalogPages, MAX_PICTURE_BYTES } from '@runmart/contract/catalog-pages'
import { useState } from 'react'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { toBase64 } from '#platform/to-data-url.ts'
import { FileDrop } from '#ui/file-drop.tsx'

/** Stores a picture for the page of a service; the text names it by its path. */
export function AddPicture({ serviceId, onAdded }: { serviceId: string; onAdded: (path: string) => void }) {
  const t = useOperatorTranslations()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const send = async (file: File) => {
    setProblem(undefined)
    if (file.size > MAX_PICTURE_BYTES) return setProblem(t('fields.pictureTooLarge'))
    setSending(true)
    const body = { content: await toBase64(file) }
    const answer = await handleAnswer(call(catalogPages.addPicture, { params: { id: serviceId }, body }), {
      refusals: 'inline',
    })
    setSending(false)
    if (answer.success) onAdded(answer.data.picture.path)
    else setProblem(answer.data?.fields?.content ?? answer.error)
  }
  return (
    <FileDrop
      label={t('operatorServices.picture')}
      name="picture"
      invitation={t('operatorServices.picture')}
      limits={t('operatorServices.pictureHint')}
      accept="image/png,image/jpeg,image/webp"
      busy={isSending}
      error={problem}
      onFile={(file) => void send(file)}
    />
  )
}
