import { Outlet } from 'react-router'
import { partnerPaths } from '#platform/partner-paths.ts'
import { usePartnerTranslations } from '#platform/partner-translations.ts'
import { useSession } from '#platform/session.ts'
import { LinkTabs } from '#ui/link-tabs.tsx'
import { BlocksSkeleton } from '#ui/page-skeleton.tsx'
import { ApplicationPage } from './application-page.tsx'

/** The frame of the partner's area. Other customers see the application page at each of its addresses. */
export default function PartnerFrame() {
  const t = usePartnerTranslations()
  const { user } = useSession()
  if (!user) return <BlocksSkeleton blocks={['h-12', 'h-44', 'h-72']} />
  if (!user.isPartner) return <ApplicationPage />
  return (
    <>
      <LinkTabs
        label={t('partner.area')}
        tabs={[
          { to: partnerPaths.overview, label: t('partner.overview') },
          { to: partnerPaths.orders, label: t('partner.orders'), within: true },
          { to: partnerPaths.claims, label: t('partner.claims') },
          { to: partnerPaths.services, label: t('partner.services'), within: true },
        ]}
      />
      <Outlet />
    </>
  )
}
