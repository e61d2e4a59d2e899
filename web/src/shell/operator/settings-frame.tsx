import { NavLink, Outlet } from 'react-router'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { classes } from '#ui/classes.ts'

/** The sections of the settings, each with an address of its own. */
export default function SettingsFrame() {
  const t = useOperatorTranslations()
  const sections = [
    { path: operatorPaths.settings, label: t('operatorShell.settingsDeposits') },
    { path: operatorPaths.settingsOrders, label: t('operatorShell.orders') },
    { path: operatorPaths.settingsReferrals, label: t('operatorShell.referrals') },
    { path: operatorPaths.settingsPayouts, label: t('operatorShell.payouts') },
    { path: operatorPaths.maintenance, label: t('operatorShell.maintenance') },
    { path: operatorPaths.settingsHistory, label: t('operatorShell.history') },
  ]
  return (
    <>
      <nav
        aria-label={t('operatorShell.settings')}
        className="-mt-2 mb-6 flex flex-wrap gap-x-1 border-b border-line md:-mt-4"
      >
        {sections.map(({ path, label }) => (
          <NavLink
            key={path}
            to={path}
            end
            className={({ isActive }) =>
              classes(
                'flex h-10 items-center border-b-2 px-3 font-semibold whitespace-nowrap transition-colors pointer-coarse:h-11',
                isActive ? 'border-brand text-ink' : 'border-transparent text-ink-faint hover:text-ink',
              )
            }
          >
            {label}
          </NavLink>
        ))}
      </nav>
      <Outlet />
    </>
  )
}
