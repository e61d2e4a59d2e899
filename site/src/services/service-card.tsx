import type { Language } from '@runmart/contract/languages'
import type { TranslateSite } from '@runmart/i18n/site'
import { publicLinks } from '#site/frame/links.ts'
import { MustacheSection } from '#site/mustache.tsx'
import { ServicePrice } from './service-price.tsx'
import { ServiceState } from './service-state.tsx'
import { ServiceTile } from './service-tile.tsx'

type Props = { language: Language; t: TranslateSite; heading?: 'h2' | 'h3' }

const focus = 'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand'

/** A service as a card: name, statistics, price. The whole card leads to its page. */
export function ServiceCard({ language, t, heading: Heading = 'h2' }: Props) {
  return (
    <li
      className={`relative flex flex-col rounded-lg border border-line bg-surface p-5 transition-colors hover:border-brand max-sm:p-4 ${focus}`}
    >
      <div className="flex items-start gap-3">
        <ServiceTile />
        <div className="min-w-0 flex-1">
          <Heading className="text-[15px]/[22px] font-semibold wrap-anywhere text-ink">
            <ServiceLink language={language} />
          </Heading>
          <p className="mt-0.5 text-[13px]/[18px] text-ink-faint">{'{{facts}}'}</p>
        </div>
      </div>
      <p className="mt-3 text-pretty wrap-anywhere text-ink-soft">{'{{description}}'}</p>
      <div className="mt-auto flex flex-wrap items-end justify-between gap-x-4 gap-y-2 pt-4">
        <div>
          <p className="text-lg/[26px] font-bold text-ink tabular-nums">
            <ServicePrice unitStyles="text-sm font-normal text-ink-soft" />
          </p>
          <MustacheSection of="typical">
            <p className="text-[13px]/[18px] text-ink-faint tabular-nums">{'{{typical}}'}</p>
          </MustacheSection>
        </div>
        <ServiceState t={t} />
      </div>
    </li>
  )
}

/** A service as a row, for comparing. */
export function ServiceRow({ language, t }: Props) {
  return (
    <li
      className={`relative flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 transition-colors hover:bg-sunken dark:hover:bg-raised ${focus}`}
    >
      <ServiceTile />
      <div className="min-w-0 flex-1 basis-52">
        <h2 className="font-semibold wrap-anywhere text-ink">
          <ServiceLink language={language} />
        </h2>
        <p className="text-[13px]/[18px] text-ink-faint">{'{{facts}}'}</p>
      </div>
      <ServiceState t={t} />
      <p className="ml-auto text-right text-[15px]/[22px] font-bold text-ink tabular-nums">
        <ServicePrice unitStyles="text-[13px] font-normal text-ink-soft" />
      </p>
    </li>
  )
}

function ServiceLink({ language }: { language: Language }) {
  return (
    <a href={publicLinks(language).service} className="outline-none after:absolute after:inset-0">
      {'{{name}}'}
    </a>
  )
}
