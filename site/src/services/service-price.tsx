import type { TranslateSite } from '@runmart/i18n/site'
import { paths } from '@runmart/web/platform/paths.ts'
import { InvertedSection, MustacheSection } from '#site/mustache.tsx'

/** What a service costs, each or a day. */
export function ServicePrice({ t }: { t: TranslateSite }) {
  const price = '{{price}}'
  return (
    <>
      <MustacheSection of="isByDay">{t('services.perDay', { price })}</MustacheSection>
      <InvertedSection of="isByDay">{t('services.perUnit', { price })}</InvertedSection>
    </>
  )
}

/** Where a visitor orders the service; signed out, they sign in first and then find it chosen. */
export const orderAddress = `${paths.newOrder}?service={{id}}`
