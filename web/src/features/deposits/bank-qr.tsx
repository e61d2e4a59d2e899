import type { DepositInformation } from '@runmart/contract/deposits'
import { vietQr } from '@runmart/contract/deposits-vietqr'
import { ImageDown } from 'lucide-react'
import { Suspense, useDeferredValue, useRef } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { Button } from '#ui/button.tsx'
import { moneyText } from '#ui/money-text.ts'
import { QrCode } from '#ui/qr-code.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { saveQrPicture } from './save-qr-picture.ts'

const size = 'size-64 sm:size-80'

type Props = { bank: NonNullable<DepositInformation['bank']>; amount: number | null }

/** The QR code that fills in the whole transfer in a bank app; with an amount, that too. */
export function BankQr({ bank, amount }: Props) {
  const { language, t } = useLanguage()
  const frame = useRef<HTMLDivElement>(null)
  const content = bank.transferContent ?? ''
  const payload = amount === null ? bank.qr : vietQr({ bin: bank.bin, account: bank.accountNumber, content, amount })
  // While another amount is typed the last code stays, instead of an empty square at every key.
  const shown = useDeferredValue({ payload: payload ?? '', amount })
  const named = { account: bank.accountNumber, content }
  const label =
    shown.amount === null
      ? t('deposits.qrLabel', named)
      : t('deposits.qrLabelAmount', { ...named, amount: moneyText(language, shown.amount) })
  const save = () => {
    const drawn = frame.current?.querySelector('svg')
    if (drawn) saveQrPicture(`runmart-${content}.png`, drawn)
  }
  return (
    <div className="flex flex-col items-center gap-4">
      <div ref={frame} className="rounded-xl border border-line bg-white p-1.5">
        <Suspense fallback={<Skeleton className={`rounded-lg ${size}`} />}>
          <QrCode text={shown.payload} label={label} className={size} />
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
