import { Menu as Base } from '@base-ui/react/menu'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { menuItemStyles } from './menu-styles.ts'

/** Somewhere a menu leads. */
export function MenuLink({ icon, to, children }: { icon?: ReactNode; to: string; children: ReactNode }) {
  return (
    <Base.LinkItem closeOnClick className={menuItemStyles} render={<Link to={to} />}>
      {icon}
      {children}
    </Base.LinkItem>
  )
}
