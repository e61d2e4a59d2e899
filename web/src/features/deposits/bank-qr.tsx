import type { DepositInformation } from '@runmart/contract/deposits'
import { vietQr } from '@runmart/contract/deposits-vietqr'
import { ImageDown, QrCode as QrIcon } from 'lucide-react'
import { type ReactNode, Suspense, useDeferredValue, useRef } from 'react'
import { saveFile } from '#platform/download.ts'
import { useLanguage, useTranslations } from '#platform/language.tsx'
import { useMediaQuery } from '#platform/use-media-query.ts'
import { Button } from '#ui/button.tsx'
import { moneyText } from '#ui/money-text.ts'
import { QrCode } from '#ui/qr-code.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

const size = 'size-60'

type Props = { bank: NonNullable<DepositInformation['bank']>; amount: number | null }

/** The QR code that fills in the transfer in a bank app, including the amount if there is one. */
export function BankQr({ bank, amount }: Props) {
  const { language, t } = useLanguage()
  const frame = useRef<HTMLDivElement>(null)
  const content = bank.transferContent ?? ''
  const payload = amount === null ? bank.qr : vietQr({ bin: bank.bin, account: bank.accountNumber, content, amount })
  // Keep the last code while the user types, instead of an empty square after every key.
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
    <div className="flex flex-col items-center gap-4 max-sm:items-stretch">
      <FoldedOnPhone>
        <div ref={frame} className="rounded-xl border border-line bg-white p-1.5">
          <Suspense fallback={<Skeleton className={`rounded-lg ${size}`} />}>
            <QrCode text={deferred.payload} label={label} className={size} />
          </Suspense>
        </div>
      </FoldedOnPhone>
      <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-2 text-center text-[13px] text-pretty text-ink-faint">
        <span className="max-sm:hidden">{t('deposits.scan')}</span>
        <Button size="sm" className="max-sm:w-full" icon={<ImageDown aria-hidden />} onClick={save}>
          {t('deposits.savePicture')}
        </Button>
      </div>
    </div>
  )
}

/** Folds the code away on phones, which cannot scan their own screen; another phone can, or the user saves it. */
function FoldedOnPhone({ children }: { children: ReactNode }) {
  const t = useTranslations()
  if (!useMediaQuery('(width < 40rem)')) return children
  return (
    <details>
      <summary className="flex min-h-11 items-center gap-2 font-semibold text-ink">
        <QrIcon aria-hidden className="size-5 text-ink-soft" />
        {t('deposits.showQr')}
      </summary>
      <div className="flex justify-center pt-2">{children}</div>
    </details>
  )
}

const PNG_SIDE = 1024

/** Saves the QR code as a picture: a bank app on the same phone cannot scan it, but can open it. */
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
