import { Menu as Base } from '@base-ui/react/menu'

/** Parts a menu. */
export function MenuLine() {
  return <Base.Separator className="mx-1 my-1 h-px bg-line" />
}
