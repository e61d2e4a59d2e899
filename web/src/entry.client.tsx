import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { registerServiceWorker } from '#platform/register-service-worker.ts'
import { BrokenPage } from '#public/broken-page.tsx'
import { App, startApp } from '#shell/app.tsx'
import { appRoutes } from '#shell/app-routes.ts'
import { lazyRoute } from '#shell/lazy-route.ts'
import { ShellSkeleton } from '#shell/shell-skeleton.tsx'

// The app is drawn in the browser only. The framework's own start would bring 9 KiB for what was drawn elsewhere.
const router = createBrowserRouter([
  {
    loader: startApp,
    shouldRevalidate: () => false,
    Component: App,
    HydrateFallback: ShellSkeleton,
    ErrorBoundary: BrokenPage,
    children: appRoutes.map(lazyRoute),
  },
])
// While developing, changed code is put in place by the framework, which looks for the router here.
if (import.meta.hot) Object.assign(window, { __reactRouterDataRouter: router })

// Until the first screen is here the router shows the very skeleton that is in the page already.
const place = document.getElementById('app')
if (place)
  hydrateRoot(
    place,
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )

registerServiceWorker()
