import type { SayPublic } from '@runmart/i18n/public'
import { ArrowRight } from 'lucide-react'
import { paths } from '#platform/paths.ts'
import { buttonLook } from '#ui/button-look.ts'

/** The same one action again, for those who read to the end and have no account yet. */
export function Closing({ say }: { say: SayPublic }) {
  return (
    <section className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-8 px-4 py-20 in-data-[session]:hidden sm:px-6">
      <div>
        <h2 className="text-[28px]/9 font-extrabold tracking-[-0.03em] text-ink">{say('landing.endTitle')}</h2>
        <p className="mt-2 text-[17px]/7 text-ink-soft">{say('landing.endText')}</p>
      </div>
      <a href={paths.register} className={buttonLook('primary', 'lg', 'max-sm:w-full')}>
        {say('site.register')}
        <ArrowRight aria-hidden />
      </a>
    </section>
  )
}
