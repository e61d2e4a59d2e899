import type { Language } from '@runmart/contract/languages'
import type { TranslateSite } from '@runmart/i18n/site'
import { buttonStyles } from '@runmart/web/ui/button-styles.ts'
import { ArrowRight } from 'lucide-react'
import { StartLink } from '#site/frame/account-links.tsx'
import { publicLinks } from '#site/frame/links.ts'
import { ProductPicture } from './product-picture.tsx'

/** The promise, one action, and the product itself. */
export function Hero({ language, t }: { language: Language; t: TranslateSite }) {
  return (
    <section className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] items-center gap-12 px-4 pt-14 pb-16 sm:px-6 lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)] lg:gap-16 lg:pt-24 lg:pb-24">
      <div>
        <p className="text-[13px] font-bold text-brand">{t('landing.eyebrow')}</p>
        <h1 className="mt-4 text-display text-ink">{t('landing.headline')}</h1>
        <p className="mt-5 max-w-lg text-[17px]/7 text-pretty text-ink-soft">{t('landing.lead')}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <StartLink size="lg" className="max-sm:w-full">
            <ArrowRight aria-hidden />
          </StartLink>
          <a href={publicLinks(language).services} className={buttonStyles('secondary', 'lg', 'max-sm:w-full')}>
            {t('landing.toServices')}
          </a>
        </div>
        <p className="mt-4 text-[13px] text-ink-faint">{t('landing.note')}</p>
      </div>
      <ProductPicture language={language} t={t} />
    </section>
  )
}
