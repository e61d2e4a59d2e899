import type { DepositInformation } from '@runmart/contract/deposits'
import { vietQr } from '@runmart/contract/deposits-vietqr'
import { ImageDown } from 'lucide-react'
import { Suspense, useDeferredValue, useRef } from 'react'
import { saveFile } from '#platform/download.ts'
import { useLanguage } from '#platform/language.tsx'
import { Button } from '#ui/button.tsx'
import { moneyText } from '#ui/money-text.ts'
import { QrCode } from '#ui/qr-code.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

const size = 'size-64 sm:size-80'

type Props = { bank: NonNullable<DepositInformation['bank']>; amount: number | null }

/** The QR code that fills in the transfer in a bank app; with an amount, that too. */
export function BankQr({ bank, amount }: Props) {
  const { language, t } = useLanguage()
  const frame = useRef<HTMLDivElement>(null)
  const content = bank.transferContent ?? ''
  const payload = amount === null ? bank.qr : vietQr({ bin: bank.bin, account: bank.accountNumber, content, amount })
  // While another amount is typed the last code stays, instead of an empty square at every key.
  const deferred = useDeferredValue({ payload: payload ?? '', amount })
  const names = { account: bank.accountNumber, content }
  const label =
    deferred.amount === null
      ? t('deposits.qrLabel', names)
      : t('deposits.qrLabelAmount', { ...names, amount: moneyText(language, deferred.amount) })
  const save = () => {
    const svg = frame.current?.querySelector('svg')
    if (svg) saveAsPng(`runmart-${content}.png`, svg)
  }
  return (
    <div className="flex flex-col items-center gap-4">
      <div ref={frame} className="rounded-xl border border-line bg-white p-1.5">
        <Suspense fallback={<Skeleton className={`rounded-lg ${size}`} />}>
          <QrCode text={deferred.payload} label={label} className={size} />
        </Suspense>
      </div>
      <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-2 text-center text-[13px] text-pretty text-ink-faint">
        {t('deposits.scan')}
        <Button size="sm" icon={<ImageDown aria-hidden />} onClick={save}>
          {t('deposits.savePicture')}
        </Button>
      </div>
    </div>
  )
}

const PNG_SIDE = 1024

/** Saves the QR code as a picture: a bank app on the same phone can open it, but cannot scan its own screen. */
function saveAsPng(name: string, svg: SVGSVGElement): void {
  const canvas = document.createElement('canvas')
  canvas.width = PNG_SIDE
  canvas.height = PNG_SIDE
  const context = canvas.getContext('2d')
  const shape = svg.querySelector('path')?.getAttribute('d')
  if (!context || !shape) return
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, PNG_SIDE, PNG_SIDE)
  context.scale(PNG_SIDE / svg.viewBox.baseVal.width, PNG_SIDE / svg.viewBox.baseVal.height)
  context.fillStyle = '#000000'
  context.fill(new Path2D(shape))
  canvas.toBlob((picture) => picture && saveFile(name, picture))
}
