import type { Answer } from '@runmart/contract/client'
import { useState } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { toBase64 } from '#platform/to-data-url.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FileDrop } from '#ui/file-drop.tsx'
import { CropBox, CropCanvas } from './crop-box.tsx'
import { type Crop, cutPicture, isLargeEnough, type LoadedPicture, loadPicture, wholePicture } from './crop-picture.ts'

type Props = {
  /** Whose picture it is. */
  name: string
  open: boolean
  onClose: () => void
  onSave: (content: string) => Promise<Answer<{ picture: string }>>
  saving: boolean
}

/** Chooses a picture, cuts it to a square beside what it looks like in both themes, and saves it. */
export function PictureDialog({ name, open, onClose, onSave, saving }: Props) {
  const t = useOperatorTranslations()
  const [picture, setPicture] = useState<LoadedPicture | null>(null)
  const [crop, setCrop] = useState<Crop>(wholePicture)
  const [problem, setProblem] = useState<string>()
  const choose = async (file: File) => {
    const loaded = await loadPicture(file)
    if (!loaded) return setProblem(t('fields.pictureFormat'))
    const { width, height } = loaded.bitmap
    if (!isLargeEnough(loaded)) return setProblem(t('operatorPictures.tooSmall', { width, height }))
    setProblem(undefined)
    setCrop(wholePicture)
    setPicture(loaded)
  }
  const close = () => {
    setPicture(null)
    setProblem(undefined)
    onClose()
  }
  const save = async (chosen: LoadedPicture) => {
    const answer = await onSave(await toBase64(await cutPicture(chosen, crop)))
    if (answer.success) return close()
    setProblem(answer.data?.fields?.content ?? answer.error)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || close()}
      title={t('operatorPictures.title', { name })}
      description={t('operatorPictures.text')}
      footer={
        picture && (
          <>
            <Button variant="quiet" disabled={saving} onClick={() => setPicture(null)}>
              {t('operatorPictures.other')}
            </Button>
            <Button variant="primary" loading={saving} onClick={() => void save(picture)}>
              {t('operatorPictures.save')}
            </Button>
          </>
        )
      }
    >
      {picture ? (
        <div className="flex flex-wrap items-start gap-4">
          <CropBox picture={picture} crop={crop} onCrop={setCrop} />
          <div className="flex gap-3 sm:flex-col">
            <ThemePreview theme="light" picture={picture} crop={crop} />
            <ThemePreview theme="dark" picture={picture} crop={crop} />
          </div>
          {problem && (
            <p role="alert" className="w-full text-[13px] text-failed">
              {problem}
            </p>
          )}
        </div>
      ) : (
        <FileDrop
          label={t('operatorPictures.choose')}
          name="picture"
          invitation={t('operatorPictures.choose')}
          limits={t('operatorPictures.chooseHint')}
          accept="image/png,image/jpeg,image/webp"
          error={problem}
          onFile={(file) => void choose(file)}
        />
      )}
    </Dialog>
  )
}

/** The colours of both themes: a page has only one of them. */
const themes = {
  light: { page: '#ffffff', tile: '#eff2f3', line: 'rgb(13 20 23 / 0.08)', brightness: 1 },
  dark: { page: '#11171a', tile: '#182024', line: 'rgb(237 242 243 / 0.08)', brightness: 0.92 },
} as const

function ThemePreview({ theme, ...shown }: { theme: keyof typeof themes; picture: LoadedPicture; crop: Crop }) {
  const t = useOperatorTranslations()
  const { page, tile, line, brightness } = themes[theme]
  return (
    <figure className="text-[13px] text-ink-soft">
      <div
        style={{ background: page }}
        className="flex w-fit items-center gap-3 rounded-lg border border-line-strong p-3"
      >
        {(['size-16 rounded-2xl', 'size-10 rounded-[10px]'] as const).map((size) => (
          <div key={size} style={{ background: tile }} className={`relative overflow-hidden ${size}`}>
            <div style={{ filter: `brightness(${brightness})` }}>
              <CropCanvas {...shown} side={192} />
            </div>
            <div style={{ boxShadow: `inset 0 0 0 1px ${line}` }} className="absolute inset-0 rounded-[inherit]" />
          </div>
        ))}
      </div>
      <figcaption className="mt-1">{t(`operatorPictures.${theme}`)}</figcaption>
    </figure>
  )
}
