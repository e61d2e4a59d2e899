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
      className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border border-line bg-surface px-5 py-3"
    >
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold text-ink">{t('installHint.title')}</p>
        <p className="text-[13px] text-pretty text-ink-soft">{t('installHint.text')}</p>
      </div>
      <div className="flex items-center gap-2">
        <Button size="sm" icon={<Download aria-hidden />} onClick={() => void onInstall()}>
          {t('installHint.install')}
        </Button>
        <IconButton label={t('installHint.dismiss')} onClick={onDismiss}>
          <X aria-hidden />
        </IconButton>
      </div>
    </aside>
  )
}
