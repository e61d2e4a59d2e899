import type { TranslateSite } from '@runmart/i18n/site'
import { CloudOff, type LucideIcon, PackageOpen } from 'lucide-react'
import { InvertedSection, MustacheSection } from '#site/mustache.tsx'

/** Why the page shows no service: the shop offers none, or the catalogue is unavailable. */
export function NoServices({ of, t }: { /** The name of the empty list. */ of: string; t: TranslateSite }) {
  return (
    <>
      <MustacheSection of="isAway">
        <Reason icon={CloudOff} title={t('siteServices.awayTitle')} text={t('siteServices.awayText')} />
      </MustacheSection>
      <InvertedSection of="isAway">
        <InvertedSection of={of}>
          <Reason icon={PackageOpen} title={t('siteServices.emptyTitle')} text={t('siteServices.emptyText')} />
        </InvertedSection>
      </InvertedSection>
    </>
  )
}

function Reason({ icon: Icon, title, text }: { icon: LucideIcon; title: string; text: string }) {
  return (
    <div className="flex flex-col items-center rounded-lg border border-dashed border-line-strong px-6 py-16 text-center">
      <Icon aria-hidden className="size-6 text-ink-faint" />
      <p className="mt-4 text-[15px] font-bold text-ink">{title}</p>
      <p className="mt-1.5 max-w-md text-pretty text-ink-soft">{text}</p>
    </div>
  )
}
