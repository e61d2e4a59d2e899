import { Moon, Sun } from 'lucide-react'
import { usePlace } from '../use-place.ts'

/** Light or dark. Both icons are drawn and one is hidden, so that nothing moves when the page knows which. */
export function ThemeSwitch() {
  const { t } = usePlace()
  return (
    <button
      type="button"
      data-theme-switch
      aria-label={t('site.switchTheme')}
      title={t('site.switchTheme')}
      className="grid size-9 place-items-center rounded-lg text-ink-soft transition-colors hover:bg-sunken hover:text-ink dark:hover:bg-raised pointer-coarse:size-11"
    >
      <Moon aria-hidden className="size-[18px] dark:hidden" />
      <Sun aria-hidden className="hidden size-[18px] dark:block" />
    </button>
  )
}
