import { setting } from '#platform/setting.ts'
import { useSetting } from '#platform/use-setting.ts'

const kept = setting('menuCollapsed')

/** Whether the menu is collapsed to its icons; kept, and shown by the page's own script before first paint. */
export function useMenuCollapsed(): [collapsed: boolean, toggle: () => void] {
  const collapsed = useSetting(kept) === 'true'
  const toggle = () => {
    document.documentElement.dataset.menu = collapsed ? 'open' : 'collapsed'
    kept.set(String(!collapsed))
  }
  return [collapsed, toggle]
}
