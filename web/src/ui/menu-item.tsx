import { Menu as Base } from '@base-ui/react/menu'
import type { ReactNode } from 'react'
import { menuItemStyles } from './menu-styles.ts'

type Props = { icon?: ReactNode; onClick: () => void; children: ReactNode; disabled?: boolean }

/** Something a menu does. */
export function MenuItem({ icon, onClick, children, disabled = false }: Props) {
  return (
    <Base.Item className={menuItemStyles} onClick={onClick} disabled={disabled}>
      {icon}
      {children}
    </Base.Item>
  )
}
