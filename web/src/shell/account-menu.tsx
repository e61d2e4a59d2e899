import type { User } from '@runmart/contract/accounts'
import { BriefcaseBusiness, CircleUserRound, LogOut, SunMoon } from 'lucide-react'
import type { ReactElement } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { signOut } from '#platform/session.ts'
import { switchTheme } from '#platform/theme.ts'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#ui/menu.tsx'
import { LanguageChoices } from './language-menu.tsx'
import type { NavItem } from './nav-item.tsx'

type Props = { trigger: ReactElement; user: User; own?: readonly NavItem[] | undefined }

/** The signed-in user and the sign-out; on small screens also language and theme, which the top bar has no room for. */
export default function AccountMenu({ trigger, user, own = [] }: Props) {
  const t = useTranslations()
  return (
    <Menu className="min-w-56" trigger={trigger}>
      <div className="px-2.5 pt-1.5 pb-2">
        <p className="truncate font-semibold text-ink">{user.username}</p>
        <p className="truncate text-[13px] text-ink-faint">{user.email}</p>
      </div>
      <MenuSeparator />
      <MenuLink icon={<CircleUserRound aria-hidden />} to={paths.profile}>
        {t('shell.profile')}
      </MenuLink>
      {own.map(({ path, icon: Icon, label }) => (
        <MenuLink key={path} icon={<Icon aria-hidden />} to={path}>
          {label}
        </MenuLink>
      ))}
      {user.role === 'operator' && (
        <MenuLink icon={<BriefcaseBusiness aria-hidden />} to={paths.operator}>
          {t('shell.backOffice')}
        </MenuLink>
      )}
      <div className="xl:hidden">
        <MenuSeparator />
        <LanguageChoices />
        <MenuItem icon={<SunMoon aria-hidden />} onClick={switchTheme}>
          {t('shell.switchTheme')}
        </MenuItem>
        <MenuSeparator />
      </div>
      <MenuItem icon={<LogOut aria-hidden />} onClick={signOut}>
        {t('shell.signOut')}
      </MenuItem>
    </Menu>
  )
}
