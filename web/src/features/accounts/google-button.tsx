import type { SiteSettings } from '@runmart/contract/site'
import { useTranslations } from '#platform/language.tsx'
import { Button } from '#ui/button.tsx'
import { GoogleMark } from './google-mark.tsx'
import { googleAddress } from './google-sign-in.ts'

type Props = { google: NonNullable<SiteSettings['google']>; next: string }

/** The other way in: goes to Google, which sends the person back to /auth/google. */
export function GoogleButton({ google, next }: Props) {
  const t = useTranslations()
  return (
    <>
      <div className="flex items-center gap-3 text-[13px] text-ink-faint">
        <span aria-hidden className="h-px flex-1 bg-line" />
        {t('accounts.or')}
        <span aria-hidden className="h-px flex-1 bg-line" />
      </div>
      <Button
        size="lg"
        className="w-full"
        icon={<GoogleMark />}
        onClick={() => window.location.assign(googleAddress(google, next))}
      >
        {t('accounts.continueWithGoogle')}
      </Button>
    </>
  )
}
