import type { ComponentType } from 'react'

/** An address of the app, or a frame around several. */
export type AppRoute = {
  /** `orders/:id`; a frame has none of its own. */
  path?: string
  page: () => Promise<{ default: ComponentType }>
  /** What can begin while the code is still on its way. The page is shown when both are here. */
  begin?: () => Promise<void>
  inside?: readonly AppRoute[]
}
