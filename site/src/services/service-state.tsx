import type { TranslateSite } from '@runmart/i18n/site'
import { StatusPill } from '@runmart/web/ui/status-pill.tsx'
import { MustacheSection } from '#site/mustache.tsx'

/** Unusual states: few left, sold out, maintenance. The server keeps the true one. */
export function ServiceState({ t }: { t: TranslateSite }) {
  return (
    <>
      <MustacheSection of="left">
        <StatusPill state="pending">{'{{left}}'}</StatusPill>
      </MustacheSection>
      <MustacheSection of="isSoldOut">
        <StatusPill state="waiting">{t('serviceStates.sold_out')}</StatusPill>
      </MustacheSection>
      <MustacheSection of="isInMaintenance">
        <StatusPill state="paused">{t('serviceStates.maintenance')}</StatusPill>
      </MustacheSection>
    </>
  )
}
