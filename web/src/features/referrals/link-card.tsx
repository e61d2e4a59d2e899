import type { ReferralInfo } from '@runmart/contract/referrals'
import { Send, Share2 } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { Button } from '#ui/button.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { Card } from '#ui/card.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

type Props = { info: Pick<ReferralInfo, 'referralCode' | 'referralLink'> }

/** The referral link to copy, share or scan, and the code to type. */
export function LinkCard({ info: { referralCode, referralLink } }: Props) {
  const t = useTranslations()
  return (
    <Card padded={false} className="grid md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex min-w-0 flex-col justify-center gap-6 p-5 sm:p-6">
        <div>
          <h2 className="text-[13px] font-semibold text-ink-soft">{t('referrals.link')}</h2>
          <p className="mt-2 rounded-lg border border-line-strong bg-sunken px-4 py-3 font-mono text-[15px]/6 font-semibold wrap-anywhere text-ink select-all">
            {referralLink}
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            <CopyButton wide main text={referralLink} label={t('referrals.copyLink')} />
            <ShareButton link={referralLink} />
          </div>
        </div>
        <div>
          <h2 className="text-[13px] font-semibold text-ink-soft">{t('referrals.code')}</h2>
          <p className="mt-1 flex items-center gap-1">
            <span className="font-mono text-lg font-bold tracking-[0.04em] text-ink select-all">{referralCode}</span>
            <CopyButton text={referralCode} label={t('referrals.copyCode')} />
          </p>
          <p className="text-[13px] text-ink-faint">{t('referrals.codeHint')}</p>
        </div>
      </div>
      <LinkQr link={referralLink} />
    </Card>
  )
}

/** Shares the link through the apps of this device, or through Telegram if the browser cannot share. */
function ShareButton({ link }: { link: string }) {
  const t = useTranslations()
  const text = t('referrals.shareText')
  const data = { title: 'Runmart', text, url: link }
  if (!navigator.canShare?.(data))
    return (
      <a
        href={`https://t.me/share/url?${new URLSearchParams({ url: link, text })}`}
        target="_blank"
        rel="noreferrer"
        className={buttonStyles()}
      >
        <Send aria-hidden />
        {t('referrals.shareTelegram')}
      </a>
    )
  // The promise also rejects when the customer cancels; that is no failure.
  const share = () => void navigator.share(data).catch(() => {})
  return (
    <Button icon={<Share2 aria-hidden />} onClick={share}>
      {t('referrals.share')}
    </Button>
  )
}

const qrSize = 'size-44'

/** The link as a QR code, for a phone's camera. */
function LinkQr({ link }: { link: string }) {
  const t = useTranslations()
  return (
    <div className="flex flex-col items-center justify-center gap-3 border-line p-5 max-md:border-t sm:p-6 md:border-l">
      <div className="rounded-xl border border-line bg-white p-1">
        <Suspense fallback={<Skeleton className={`rounded-lg ${qrSize}`} />}>
          <QrCode text={link} label={t('referrals.qrLabel', { link })} className={qrSize} />
        </Suspense>
      </div>
      <p className="text-[13px] text-ink-faint">{t('referrals.qrText')}</p>
    </div>
  )
}
