import { Outlet } from 'react-router'
import { ShellSkeleton } from '#shell/shell-skeleton.tsx'
import { Document } from './document.tsx'
import '#ui/theme.css'

/** Documents are drawn at build time only, so browsers are spared the code for it. */
export const Layout = import.meta.env.SSR ? Document : Outlet

/** The app's place in its document: shows the frame from the first byte, until the app's code is here and takes over. */
export function HydrateFallback() {
  return (
    <div id="app">
      <ShellSkeleton />
    </div>
  )
}

export default function Root() {
  return <Outlet />
}
