import { Send, Share2 } from 'lucide-react'
import { useTranslations } from '#platform/language.tsx'
import { Button } from '#ui/button.tsx'
import { buttonStyles } from '#ui/button-styles.ts'

/** Hands the link to the apps of this device, or to Telegram where a browser cannot. */
export function ShareButton({ link }: { link: string }) {
  const t = useTranslations()
  const text = t('referrals.shareText')
  const parcel = { title: 'Runmart', text, url: link }
  if (!navigator.canShare?.(parcel))
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
  // Whoever changes his mind rejects the promise; that is no failure.
  const share = () => void navigator.share(parcel).catch(() => {})
  return (
    <Button icon={<Share2 aria-hidden />} onClick={share}>
      {t('referrals.share')}
    </Button>
  )
}
