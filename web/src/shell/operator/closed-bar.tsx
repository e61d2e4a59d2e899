import { Wrench } from 'lucide-react'
import { Link } from 'react-router'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useShopState } from '#platform/shop-state.ts'
import { useRights } from '#platform/use-rights.ts'
import { announcementStyles } from '#ui/announcement-styles.ts'

/** Reminds operators that the shop is closed for customers, so that they remember to open it. */
export function ClosedBar() {
  const t = useOperatorTranslations()
  const may = useRights()
  const { maintenance } = useShopState()
  if (!maintenance) return null
  const { bar, icon, text, link } = announcementStyles('warning')
  return (
    <aside aria-label={t('operatorMaintenance.title')} className={bar}>
      <div className="flex items-center gap-3 px-4 md:px-8">
        <Wrench aria-hidden className={icon} />
        <p className={text}>
          {may('settings') ? (
            <Link to={operatorPaths.maintenance} className={link}>
              {t('operatorMaintenance.isClosed')}
            </Link>
          ) : (
            t('operatorMaintenance.isClosed')
          )}
        </p>
      </div>
    </aside>
  )
}
