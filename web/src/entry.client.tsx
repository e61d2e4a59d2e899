import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { keepOfflinePage } from '#platform/keep-offline-page.ts'
import { BrokenPage } from '#public/broken-page.tsx'
import { App } from '#shell/app.tsx'
import { appRoutes } from '#shell/app-routes.ts'
import { FrameSkeleton } from '#shell/frame-skeleton.tsx'
import { routeOf } from '#shell/route-of.ts'
import { startApp } from '#shell/start-app.ts'

// The app is drawn in the browser only. The framework's own start would bring 9 KiB for what was drawn elsewhere.
const router = createBrowserRouter([
  {
    loader: startApp,
    shouldRevalidate: () => false,
    Component: App,
    HydrateFallback: FrameSkeleton,
    ErrorBoundary: BrokenPage,
    children: appRoutes.map(routeOf),
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

keepOfflinePage()
