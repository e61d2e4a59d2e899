import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { type Crop, drawCrop, type LoadedPicture, limitCrop, mostZoom } from './crop-picture.ts'

type Props = { picture: LoadedPicture; crop: Crop; onCrop: (crop: Crop) => void }

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Where a picture is moved and magnified until the square shows what it should. */
export function CropBox({ picture, crop, onCrop }: Props) {
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

/** The square as it will be, in so many pixels. */
export function CropCanvas({ picture, crop, side }: Pick<Props, 'picture' | 'crop'> & { side: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop)
  }, [picture, crop])
  return <canvas ref={canvas} width={side} height={side} aria-hidden className="block size-full" />
}
