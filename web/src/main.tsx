import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type PatchRoutesOnNavigationFunction, RouterProvider } from 'react-router'
import { App, startApp } from '#shell/app.tsx'
import { appRoutes, CUSTOMER, WITH_CACHE } from '#shell/app-routes.ts'
import { BrokenPage } from '#shell/broken-page.tsx'
import { lazyRoute } from '#shell/lazy-route.ts'
import { ShellSkeleton } from '#shell/shell-skeleton.tsx'
import './app.css'

const router = createBrowserRouter(
  [
    {
      loader: startApp,
      shouldRevalidate: () => false,
      Component: App,
      HydrateFallback: ShellSkeleton,
      ErrorBoundary: BrokenPage,
      children: appRoutes.map(lazyRoute),
    },
  ],
  { patchRoutesOnNavigation: addArea },
)

// Until the first screen is here the router shows the very skeleton that is in the page already.
const root = document.getElementById('app')
if (root)
  hydrateRoot(
    root,
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )

registerServiceWorker()

/** Adds the addresses of the back office, or of partners, with the first visit: most people never go there. */
async function addArea({ path, patch }: Parameters<PatchRoutesOnNavigationFunction>[0]): Promise<void> {
  if (/^\/operator(\/|$)/.test(path)) {
    const { operatorRoutes } = await import('#shell/operator-routes.ts')
    patch(WITH_CACHE, operatorRoutes.map(lazyRoute))
  }
  if (/^\/partner(\/|$)/.test(path)) {
    const { partnerRoutes } = await import('#shell/partner-routes.ts')
    patch(CUSTOMER, partnerRoutes.map(lazyRoute))
  }
}

/** Registers the worker that stores the offline page, once the page itself has loaded. */
function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // Without it the browser shows its own page, which is no harm.
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => {})
  if (document.readyState === 'complete') register()
  else addEventListener('load', register)
}
