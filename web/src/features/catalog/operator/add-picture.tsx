import { catalogPages, MAX_PICTURE_BYTES } from '@runmart/contract/catalog-pages'
import { useState } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { toBase64 } from '#platform/to-data-url.ts'
import { useAct } from '#platform/use-act.ts'
import { FileDrop } from '#ui/file-drop.tsx'

/** Stores a picture for the page of a service; the text names it by its path. */
export function AddPicture({ serviceId, onAdded }: { serviceId: string; onAdded: (path: string) => void }) {
  const t = useOperatorTranslations()
  const { act, acting } = useAct(catalogPages.addPicture)
  const [problem, setProblem] = useState<string>()
  const send = async (file: File) => {
    setProblem(undefined)
    if (file.size > MAX_PICTURE_BYTES) return setProblem(t('fields.pictureTooLarge'))
    const answer = await act({ params: { id: serviceId }, body: { content: await toBase64(file) } })
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
      busy={acting}
      error={problem}
      onFile={(file) => void send(file)}
    />
  )
}
