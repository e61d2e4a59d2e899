import { Download, X } from 'lucide-react'
import { useTranslations } from '#platform/language.tsx'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'

type Props = { onInstall: () => Promise<void>; onDismiss: () => void }

/** That the app can be installed, what for, and the way to be rid of it. */
export default function InstallBanner({ onInstall, onDismiss }: Props) {
  const t = useTranslations()
  return (
    <aside
      aria-label={t('installHint.title')}
      className="mb-6 flex flex-wrap items-center gap-x-2 gap-y-3 rounded-lg border border-line bg-surface py-3 pr-3 pl-5"
    >
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-ink">{t('installHint.title')}</p>
        <p className="text-[13px] text-pretty text-ink-soft">{t('installHint.text')}</p>
      </div>
      {/* A phone has the cross in the corner and the button below the words. */}
      <div className="max-sm:order-last max-sm:basis-full">
        <Button size="sm" icon={<Download aria-hidden />} onClick={() => void onInstall()}>
          {t('installHint.install')}
        </Button>
      </div>
      <IconButton label={t('installHint.dismiss')} onClick={onDismiss} className="max-sm:self-start">
        <X aria-hidden />
      </IconButton>
    </aside>
  )
}
