import type { Answer } from '@runmart/contract/client'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { toBase64 } from '#platform/to-data-url.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FileDrop } from '#ui/file-drop.tsx'
import {
  type Crop,
  cutPicture,
  drawCrop,
  isLargeEnough,
  type LoadedPicture,
  limitCrop,
  loadPicture,
  mostZoom,
  wholePicture,
} from './crop-picture.ts'

type Props = {
  /** The name of the service or category. */
  name: string
  open: boolean
  onClose: () => void
  onSave: (content: string) => Promise<Answer<{ picture: string }>>
  saving: boolean
}

/** Chooses a picture, crops it to a square with a preview in both themes, and saves it. */
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

/** The colours of both themes as constants, because a page renders only one theme. */
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

type CropBoxProps = { picture: LoadedPicture; crop: Crop; onCrop: (crop: Crop) => void }

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Moves and zooms a picture inside the square. */
function CropBox({ picture, crop, onCrop }: CropBoxProps) {
  const t = useOperatorTranslations()
  const heldAt = useRef<{ x: number; y: number; crop: Crop } | null>(null)
  const set = (next: Crop) => onCrop(limitCrop(picture, next))
  const most = mostZoom(picture)
  const take = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    heldAt.current = { x: event.clientX, y: event.clientY, crop }
  }
  const move = (event: PointerEvent<HTMLButtonElement>) => {
    const held = heldAt.current
    if (!held) return
    const side = event.currentTarget.clientWidth
    const x = held.crop.x + (event.clientX - held.x) / side
    const y = held.crop.y + (event.clientY - held.y) / side
    set({ ...crop, x, y })
  }
  const step = (event: KeyboardEvent) => {
    const direction = steps[event.key]
    if (!direction) return
    event.preventDefault()
    const [x, y] = direction
    set({ ...crop, x: crop.x + x * 0.02, y: crop.y + y * 0.02 })
  }
  return (
    <div className="w-56 max-w-full">
      <button
        type="button"
        aria-label={t('operatorPictures.move')}
        onPointerDown={take}
        onPointerMove={move}
        onPointerUp={() => {
          heldAt.current = null
        }}
        onPointerCancel={() => {
          heldAt.current = null
        }}
        onKeyDown={step}
        className="block aspect-square w-full cursor-move touch-none overflow-hidden rounded-lg border border-field bg-[repeating-conic-gradient(var(--sunken)_0_25%,var(--surface)_0_50%)] bg-size-[24px_24px]"
      >
        <CropCanvas picture={picture} crop={crop} side={480} />
      </button>
      <label className="mt-3 flex items-center gap-3 text-[13px] font-semibold text-ink">
        {t('operatorPictures.zoom')}
        <input
          type="range"
          min={1}
          max={most}
          step={0.01}
          value={crop.zoom}
          disabled={most === 1}
          onChange={(event) => set({ ...crop, zoom: Number(event.target.value) })}
          className="h-8 min-w-0 flex-1 accent-brand pointer-coarse:h-11"
        />
      </label>
    </div>
  )
}

/** Draws the square with `side` pixels per side. */
function CropCanvas({ picture, crop, side }: Pick<CropBoxProps, 'picture' | 'crop'> & { side: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop)
  }, [picture, crop])
  return <canvas ref={canvas} width={side} height={side} aria-hidden className="block size-full" />
}
