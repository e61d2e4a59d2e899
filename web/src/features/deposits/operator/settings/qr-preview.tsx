import { banks } from '@runmart/contract/deposits-banks'
import { vietQr } from '@runmart/contract/deposits-vietqr'
import { QrCode as Mark } from 'lucide-react'
import { Suspense, useDeferredValue } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { QrCode } from '#ui/qr-code.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** Stands in for the content that each customer has of his own. */
const CONTENT = 'RUNMART'

/** The code as customers will scan it, drawn while the account is being typed. */
export function QrPreview({ bin, account }: { bin: string; account: string }) {
  const t = useOperatorTranslations()
  const complete = /^\d{6}$/.test(bin) && /^[A-Za-z0-9]{1,19}$/.test(account)
  // Waiting for the next drawing must not blank the one that is shown.
  const payload = useDeferredValue(complete ? vietQr({ bin, account, content: CONTENT }) : null)
  return (
    <figure className="flex flex-col items-center gap-3 rounded-lg bg-sunken p-5 text-center">
      <figcaption className="text-[13px] font-semibold text-ink">{t('operatorDepositSettings.preview')}</figcaption>
      {payload ? (
        <Suspense fallback={<Skeleton className="size-44 rounded-lg" />}>
          <QrCode
            text={payload}
            label={t('operatorDepositSettings.previewLabel', { account, bank: banks[bin] ?? bin })}
          />
        </Suspense>
      ) : (
        <div className="grid size-44 place-items-center rounded-lg border border-dashed border-line-strong text-ink-soft">
          <Mark aria-hidden className="size-8" />
        </div>
      )}
      <p className="max-w-52 text-[13px] text-pretty text-ink-soft">
        {payload ? t('operatorDepositSettings.previewText') : t('operatorDepositSettings.previewEmpty')}
      </p>
    </figure>
  )
}
