import type { Language } from '@runmart/contract/accounts'
import type { SayPublic } from '@runmart/i18n/public'
import { ArrowRight } from 'lucide-react'
import { paths } from '../../platform/paths.ts'
import { buttonLook } from '../../ui/button-look.ts'
import { ProductPicture } from './product-picture.tsx'

/** The promise, one action, and the product itself. */
export function Hero({ language, say }: { language: Language; say: SayPublic }) {
  return (
    <section className="mx-auto grid max-w-6xl items-center gap-12 px-4 pt-14 pb-16 sm:px-6 lg:grid-cols-[1.05fr_1fr] lg:gap-16 lg:pt-24 lg:pb-24">
      <div>
        <p className="text-[13px] font-bold text-brand">{say('landing.eyebrow')}</p>
        <h1 className="mt-4 text-[40px]/[1.08] font-extrabold tracking-[-0.035em] text-ink sm:text-[52px]/[1.05]">
          {say('landing.headline')}
        </h1>
        <p className="mt-5 max-w-lg text-[17px]/7 text-pretty text-ink-soft">{say('landing.lead')}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <a href={paths.register} className={buttonLook('primary', 'lg', 'max-sm:w-full')}>
            {say('site.register')}
            <ArrowRight aria-hidden />
          </a>
          <a href={paths.login()} className={buttonLook('secondary', 'lg', 'max-sm:w-full')}>
            {say('site.signIn')}
          </a>
        </div>
        <p className="mt-4 text-[13px] text-ink-faint">{say('landing.note')}</p>
      </div>
      <ProductPicture language={language} say={say} />
    </section>
  )
}
