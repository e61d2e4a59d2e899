import { Suspense } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

const size = 'size-44'

/** The link as something to hold a phone in front of. */
export function LinkQr({ link }: { link: string }) {
  const t = useTranslations()
  return (
    <div className="flex flex-col items-center justify-center gap-3 border-line p-5 max-md:border-t sm:p-6 md:border-l">
      <div className="rounded-xl border border-line bg-white p-1">
        <Suspense fallback={<Skeleton className={`rounded-lg ${size}`} />}>
          <QrCode text={link} label={t('referrals.qrLabel', { link })} className={size} />
        </Suspense>
      </div>
      <p className="text-[13px] text-ink-faint">{t('referrals.qrText')}</p>
    </div>
  )
}
