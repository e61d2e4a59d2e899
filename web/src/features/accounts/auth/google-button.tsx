import type { SiteSettings } from '@runmart/contract/site'
import { useTranslations } from '#platform/language.tsx'
import { Button } from '#ui/button.tsx'
import { googleSignInUrl } from './google-sign-in.ts'

type Props = { google: NonNullable<SiteSettings['google']>; next: string | null }

/** Opens Google's sign-in page; Google then redirects to /auth/google. */
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
        onClick={() => window.location.assign(googleSignInUrl(google, next))}
      >
        {t('accounts.continueWithGoogle')}
      </Button>
    </>
  )
}

/** Google's official mark; its brand rules require these colours. */
export function GoogleMark() {
  return (
    <svg viewBox="0 0 18 18" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92a8.78 8.78 0 0 0 2.68-6.62Z"
      />
      <path
        fill="#34A853"
        d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86a5.36 5.36 0 0 1-5.04-3.71H.96v2.33A9 9 0 0 0 9 18Z"
      />
      <path fill="#FBBC05" d="M3.96 10.71a5.41 5.41 0 0 1 0-3.42V4.96H.96a9 9 0 0 0 0 8.08l3-2.33Z" />
      <path
        fill="#EA4335"
        d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.59A8.65 8.65 0 0 0 9 0 9 9 0 0 0 .96 4.96l3 2.33A5.36 5.36 0 0 1 9 3.58Z"
      />
    </svg>
  )
}
