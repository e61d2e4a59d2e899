import type { ReferralInfo } from '@runmart/contract/referrals'
import { useTranslations } from '#platform/language.tsx'
import { Card } from '#ui/card.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { LinkQr } from './link-qr.tsx'
import { ShareButton } from './share-button.tsx'

type Props = { info: Pick<ReferralInfo, 'referralCode' | 'referralLink'> }

/** The link, ready to be given away: copied, shared, scanned, or as a code to type in. */
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
