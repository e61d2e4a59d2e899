import type { TranslateSite } from '@runmart/i18n/site'
import { ArrowRight } from 'lucide-react'
import { paths } from '#platform/paths.ts'
import { buttonStyles } from '#ui/button-styles.ts'

/** The same one action again, for those who read to the end and have no account yet. */
export function Closing({ t }: { t: TranslateSite }) {
  return (
    <section className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-8 px-4 py-20 in-data-[session]:hidden sm:px-6">
      <div>
        <h2 className="text-[28px]/9 font-extrabold tracking-[-0.03em] text-ink">{t('landing.endTitle')}</h2>
        <p className="mt-2 text-[17px]/7 text-ink-soft">{t('landing.endText')}</p>
      </div>
      <a href={paths.register} className={buttonStyles('primary', 'lg', 'max-sm:w-full')}>
        {t('site.register')}
        <ArrowRight aria-hidden />
      </a>
    </section>
  )
}
